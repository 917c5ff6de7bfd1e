import type { Order } from '@mallard/domain/contract';
import { useToasts } from '@mallard/ui/Toast';
import { useCallback } from 'react';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useSingle } from '../../react/useSingle.ts';
import { useServices } from '../../services/services.ts';
import { buyAgain } from './buyAgain.ts';

/** Adds the items of an order to the cart again and opens the cart, or shows why it can't. */
export function useBuyAgain(): (order: Pick<Order, 'items'>) => Promise<void> {
  const { client, cart, navigation } = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const showError = useErrorToast();
  const addToCart = useCallback(
    async (order: Pick<Order, 'items'>) => {
      try {
        const { cart: updatedCart, added } = await buyAgain(client, order);
        cart.send({ type: 'cart.updated', cart: updatedCart });
        if (added === 'none') {
          toasts.show({ message: t('cart.buyAgainNone'), tone: 'danger', until: 'screenChange' });
          return;
        }
        if (added === 'fewer') toasts.show({ message: t('cart.clamped'), tone: 'info', screen: 'next' });
        await navigation.go(paths.cart());
      } catch (error) {
        showError(error);
      }
    },
    [client, cart, navigation, toasts, showError, t],
  );
  return useSingle(addToCart);
}
