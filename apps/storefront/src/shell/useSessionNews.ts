import { toApiError } from '@mallard/domain/errors';
import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeGuestCart } from '../data/cartData.ts';
import { useErrorText } from '../data/useErrorText.ts';
import { paths, routes } from '../routes.ts';
import { useLocale } from './preferences.ts';
import { useServices } from './services.ts';

/** Says what happens to the session, and does what follows: the guest cart merges, an expired session leads to login. */
export function useSessionNews(): void {
  const services = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const errorText = useErrorText();
  const locale = useLocale();

  useEffect(() => {
    const { auth } = services.actors;
    const started = auth.on('session.started', async ({ origin }) => {
      if (origin === 'signIn') toasts.show({ message: t('session.signedIn') });
      try {
        if (await mergeGuestCart(services, locale)) toasts.show({ message: t('cart.clamped') });
      } catch (error) {
        // The lines stay on this device and are merged at the next sign-in or page load; who must act for that is told.
        const { kind } = toApiError(error);
        const message = kind === 'Network' || kind === 'Timeout' ? null : errorText(error);
        if (message !== null) toasts.show({ message, tone: 'danger' });
      }
    });
    const ended = auth.on('session.ended', ({ reason, redirect }) => {
      if (reason === 'signedOut') toasts.show({ message: t('session.signedOut') });
      if (reason !== 'expired') return;
      toasts.show({ message: t('session.expired'), tone: 'danger' });
      if (window.location.pathname !== routes.login.path) {
        void services.navigation.go(paths.login(redirect ?? undefined), { replace: true });
      }
    });
    return () => {
      started.unsubscribe();
      ended.unsubscribe();
    };
  }, [services, toasts, t, errorText, locale]);
}
