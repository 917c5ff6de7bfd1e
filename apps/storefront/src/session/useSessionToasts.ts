import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { matchRoute, pathOf, paths } from '../navigation/routes.ts';
import { useServices } from '../services/services.ts';

/** Shows a toast when a session starts or ends, and redirects to login when it has expired. */
export function useSessionToasts(): void {
  const services = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();

  useEffect(() => {
    const { auth } = services.actors;
    let hasJustRegistered = false;

    /** Leaves member screens: their data, such as an order of the sample shop, doesn't exist in the real shop. */
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

    const unsubscribeRegistered = auth.on('session.registered', () => {
      hasJustRegistered = true;
    });
    const unsubscribeView = auth.subscribe(() => {
      const { status, isAttempting } = auth.read();
      if (status === 'signedOut' && !isAttempting) hasJustRegistered = false;
    });
    const unsubscribeStarted = auth.on('session.started', ({ origin }) => {
      // The register screen has its own message.
      if (origin !== 'restored' && !hasJustRegistered) toasts.show({ message: t('session.signedIn'), screen: 'next' });
    });
    const unsubscribeEnded = auth.on('session.ended', ({ reason, redirect }) => {
      if (reason === 'signedOut') toasts.show({ message: t('session.signedOut'), screen: 'next' });
      if (reason === 'online') leaveDemo();
      if (reason !== 'expired') return;
      const isAtLogin = services.address.read().pathname === pathOf('login');
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
      unsubscribeRegistered();
      unsubscribeView();
      unsubscribeStarted();
      unsubscribeEnded();
    };
  }, [services, toasts, t]);
}
