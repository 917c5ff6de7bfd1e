import { ApiFailure } from '@mallard/domain/errors';
import type { CartEmitted } from '@mallard/state-machines/cart';
import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useErrorText } from '../data/useErrorText.ts';
import { paths } from '../routes.ts';
import { useServices } from '../shell/services.ts';
import { useTranslation } from '../shell/useTranslation.ts';

/** Says on every screen what became of a visitor's cart, and of what was done without a network. */
export function useCartToasts(): void {
  const { cart, navigation } = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const errorText = useErrorText();

  useEffect(() => {
    function say(event: CartEmitted) {
      if (event.type === 'cart.merged' && event.clamped.length > 0) toasts.show({ message: t('cart.clamped') });
      if (event.type === 'cart.mergeFailed') {
        // The lines stay on this device and are merged later; who must act for that is told.
        const { kind } = event.error;
        const message = kind === 'Network' || kind === 'Timeout' ? null : errorText(new ApiFailure(event.error));
        if (message !== null) toasts.show({ message, tone: 'danger' });
      }
      if (event.type === 'cart.replayed' && event.conflicts.length > 0)
        toasts.show({
          message: t('cart.notSynced', { count: event.conflicts.length }),
          tone: 'danger',
          action: { label: t('cart.viewCart'), onAction: () => void navigation.go(paths.cart()) },
        });
    }
    return cart.onEvent(say);
  }, [cart, navigation, t, toasts, errorText]);
}
