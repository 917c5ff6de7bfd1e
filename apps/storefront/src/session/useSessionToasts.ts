import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { matchRoute, paths, routes } from '../app/routes.ts';
import { useServices } from '../app/services.ts';
import { useTranslation } from '../i18n/useTranslation.ts';

/** Says what happens to the session, and does what follows: an expired session leads to login. */
export function useSessionToasts(): void {
  const services = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();

  useEffect(() => {
    const { auth } = services.actors;
    let isNew = false;

    /** What was looked at (an order, an address) is unknown to the shop: there is nothing to log in for. */
    function leaveDemo() {
      const { pathname, search } = services.address.read();
      const isOnMemberScreen = matchRoute(pathname).route.access === 'member';
      if (isOnMemberScreen) services.address.move(paths.home(), { replace: true });
      toasts.show({
        message: t('session.demoEnded'),
        tone: 'info',
        screen: isOnMemberScreen ? 'next' : 'current',
        action: { label: t('nav.login'), href: paths.login(isOnMemberScreen ? undefined : pathname + search) },
      });
    }

    const registered = auth.on('session.registered', () => {
      isNew = true;
    });
    const refused = auth.subscribe(() => {
      const { status, isAttempting } = auth.read();
      if (status === 'signedOut' && !isAttempting) isNew = false;
    });
    const started = auth.on('session.started', ({ origin }) => {
      // Who has just registered has been told so.
      if (origin !== 'restored' && !isNew) toasts.show({ message: t('session.signedIn'), screen: 'next' });
    });
    const ended = auth.on('session.ended', ({ reason, redirect }) => {
      if (reason === 'signedOut') toasts.show({ message: t('session.signedOut'), screen: 'next' });
      if (reason === 'online') leaveDemo();
      if (reason !== 'expired') return;
      const isAtLogin = services.address.read().pathname === routes.login.path;
      toasts.show({
        message: t('session.expired'),
        tone: 'danger',
        until: 'screenChange',
        screen: isAtLogin ? 'current' : 'next',
      });
      if (!isAtLogin) {
        void services.navigation.go(paths.login(redirect ?? undefined), { replace: true });
      }
    });
    return () => {
      registered();
      refused();
      started();
      ended();
    };
  }, [services, toasts, t]);
}
