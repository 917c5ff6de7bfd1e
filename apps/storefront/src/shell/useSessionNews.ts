import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { matchRoute, paths, routes } from '../routes.ts';
import { useServices } from './services.ts';
import { useTranslation } from './useTranslation.ts';

/** Says what happens to the session, and does what follows: an expired session leads to login. */
export function useSessionNews(): void {
  const services = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();

  useEffect(() => {
    const { auth } = services.actors;
    let isNew = false;

    /** What was looked at (an order, an address) is unknown to the shop: there is nothing to log in for. */
    function leaveDemo() {
      if (matchRoute(services.address.read().pathname).route.access === 'member')
        services.address.move(paths.home(), { replace: true });
      toasts.show({
        message: t('session.demoEnded'),
        tone: 'info',
        action: { label: t('nav.login'), onAction: () => void services.navigation.go(paths.login()) },
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
      if (origin !== 'restored' && !isNew) toasts.show({ message: t('session.signedIn') });
    });
    const ended = auth.on('session.ended', ({ reason, redirect }) => {
      if (reason === 'signedOut') toasts.show({ message: t('session.signedOut') });
      if (reason === 'online') leaveDemo();
      if (reason !== 'expired') return;
      toasts.show({ message: t('session.expired'), tone: 'danger' });
      if (services.address.read().pathname !== routes.login.path) {
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
