import { useToasts } from '@mallard/ui/Toast';
import { useEffect, useRef } from 'react';
import { guardRoute, type SessionStatus } from './guard.ts';
import { addressOf, type ScreenPlace } from './ScreenLocation.tsx';
import { useServices } from './services.ts';
import { useSessionStatus } from './session.ts';
import { useTranslation } from './useTranslation.ts';

/** Applies the guard to a place: tells whether to draw its screen, and redirects with a message when not. */
export function useGuard(place: ScreenPlace): 'show' | 'wait' | 'stuck' {
  const { navigation } = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const session = useSessionStatus();
  const bounces = useRef(0);
  const lastSession = useRef<SessionStatus>('unknown');
  const here = addressOf(place);
  const verdict = guardRoute(place.match.route, session, here, bounces.current);
  const target = verdict.kind === 'redirect' ? verdict.to : null;
  const message = verdict.kind === 'redirect' ? verdict.message : null;

  useEffect(() => {
    if (target === null || message === null) return;
    bounces.current += 1;
    // Who signed in or out on this very page knows, and has been told so.
    const hasJustChanged = lastSession.current !== 'unknown' && lastSession.current !== session;
    if (!hasJustChanged) toasts.show({ message: t(`session.${message}`), tone: 'info', screen: 'next' });
    void navigation.go(target, { replace: true });
  }, [target, message, session, navigation, toasts, t]);

  useEffect(() => {
    if (session !== 'unknown') lastSession.current = session;
  }, [session]);

  useEffect(() => {
    if (verdict.kind === 'show' && session !== 'unknown') bounces.current = 0;
  }, [verdict.kind, session]);

  return verdict.kind === 'redirect' ? 'wait' : verdict.kind;
}
