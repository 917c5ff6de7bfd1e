import { useToasts } from '@mallard/ui/Toast';
import { useEffect, useRef } from 'react';
import { type Services, useServices } from '../app/services.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { addressOf, type ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { guardRoute, type SessionStatus } from './guard.ts';
import { useSessionStatus } from './session.ts';

/** What the guard decides about a place. */
export interface GuardVerdict {
  kind: 'show' | 'wait' | 'stuck';
  /** Path and query of the redirect that is on its way; `null` without one. */
  target: string | null;
}

/** Applies the guard to a place: returns whether to render its screen, and redirects with a message when not. */
export function useGuard(location: ScreenLocation): GuardVerdict {
  const { navigation, guestCart } = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const session = useSessionStatus();
  const redirectCount = useRef(0);
  const lastSession = useRef<SessionStatus>('unknown');
  const here = addressOf(location);
  const verdict = guardRoute(location.match.route, session, here, redirectCount.current);
  const target = verdict.kind === 'redirect' ? verdict.to : null;
  const message = verdict.kind === 'redirect' ? verdict.message : null;
  const isCart = location.match.name === 'cart';

  useEffect(() => {
    if (target === null || message === null) return;
    redirectCount.current += 1;
    // Who signed in or out on this very page knows, and has been told so.
    const hasJustChanged = lastSession.current !== 'unknown' && lastSession.current !== session;
    let isCurrent = true;
    void redirect(target, message);
    return () => {
      isCurrent = false;
    };

    async function redirect(to: string, reason: typeof message & string) {
      const isCartSaved = isCart && reason === 'needsLogin' && (await hasLines(guestCart));
      // The visitor has gone elsewhere while the code of the cart was loading.
      if (!isCurrent) return;
      const key = isCartSaved ? 'cartSaved' : reason;
      if (!hasJustChanged) toasts.show({ message: t(`session.${key}`), tone: 'info', screen: 'next' });
      await navigation.go(to, { replace: true });
    }
  }, [target, message, isCart, session, navigation, guestCart, toasts, t]);

  useEffect(() => {
    if (session !== 'unknown') lastSession.current = session;
  }, [session]);

  useEffect(() => {
    if (verdict.kind === 'show' && session !== 'unknown') redirectCount.current = 0;
  }, [verdict.kind, session]);

  return { kind: verdict.kind === 'redirect' ? 'wait' : verdict.kind, target };
}

/** Whether a visitor has lines in the cart of this device. */
async function hasLines(guestCart: Services['guestCart']): Promise<boolean> {
  try {
    return (await guestCart.open()).read().length > 0;
  } catch {
    // Its code cannot be loaded.
    return false;
  }
}
