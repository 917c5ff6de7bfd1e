import { useToasts } from '@mallard/ui/Toast';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { addressOf, type ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { type Services, useServices } from '../services/services.ts';
import type { SessionStatus } from '../services/views.ts';
import { guardRoute } from './guard.ts';
import { useSessionStatus } from './session.ts';

/** The guard's decision about a screen. */
export interface ScreenAccess {
  kind: 'show' | 'wait' | 'stuck';
  /** Path and query of the pending redirect; `null` without one. */
  target: string | null;
}

/** Applies the guard to a location: returns whether to render its screen, or redirects and shows a message. */
export function useGuard(location: ScreenLocation): ScreenAccess {
  const { navigation, guestCart } = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const session = useSessionStatus();
  const redirectCount = useRef(0);
  const previousSession = useRef<SessionStatus>('unknown');
  const address = addressOf(location);
  const result = guardRoute(location.match.route, session, address, redirectCount.current);
  const target = result.kind === 'redirect' ? result.to : null;
  const message = result.kind === 'redirect' ? result.message : null;
  const isCart = location.match.name === 'cart';

  useEffect(() => {
    if (target === null || message === null) return;
    redirectCount.current += 1;
    // Signing in or out on this page has already shown a message.
    const hasJustChanged = previousSession.current !== 'unknown' && previousSession.current !== session;
    let isCurrent = true;
    void redirect(target, message);
    return () => {
      isCurrent = false;
    };

    async function redirect(to: string, reason: typeof message & string) {
      const isCartSaved = isCart && reason === 'needsLogin' && (await hasLines(guestCart));
      // The user has navigated while the code of the cart was loading.
      if (!isCurrent) return;
      const key = isCartSaved ? 'cartSaved' : reason;
      if (!hasJustChanged) toasts.show({ message: t(`session.${key}`), tone: 'info', screen: 'next' });
      await navigation.go(to, { replace: true });
    }
  }, [target, message, isCart, session, navigation, guestCart, toasts, t]);

  useEffect(() => {
    if (session !== 'unknown') previousSession.current = session;
  }, [session]);

  useEffect(() => {
    if (result.kind === 'show' && session !== 'unknown') redirectCount.current = 0;
  }, [result.kind, session]);

  return { kind: result.kind === 'redirect' ? 'wait' : result.kind, target };
}

/** Whether the guest cart of this device has items. Returns `false` if its code can't be loaded. */
async function hasLines(guestCart: Services['guestCart']): Promise<boolean> {
  try {
    return (await guestCart.open()).read().length > 0;
  } catch {
    return false;
  }
}
