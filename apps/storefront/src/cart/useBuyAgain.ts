import type { Order } from '@mallard/domain/contract';
import { useToasts } from '@mallard/ui/Toast';
import { useCallback } from 'react';
import { useErrorToast } from '../data/useErrorToast.ts';
import { paths } from '../routes.ts';
import { useServices } from '../shell/services.ts';
import { useSingle } from '../shell/useSingle.ts';
import { useTranslation } from '../shell/useTranslation.ts';
import { buyAgain } from './buyAgain.ts';

/** Puts what an order holds into the cart once more and goes there, or says why not. */
export function useBuyAgain(): (order: Pick<Order, 'items'>) => Promise<void> {
  const { client, cart, navigation } = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const showError = useErrorToast();
  const take = useCallback(
    async (order: Pick<Order, 'items'>) => {
      try {
        const { cart: filled, clamped, taken } = await buyAgain(client, order);
        cart.send({ type: 'cart.told', cart: filled });
        if (taken === 'none') {
          toasts.show({ message: t('cart.buyAgainNone'), tone: 'danger', until: 'screenChange' });
          return;
        }
        // The cart screen doesn't list these lines, so each is named here.
        for (const { skuUuid, asked, kept } of clamped) {
          const title = order.items.find((item) => item.skuUuid === skuUuid)?.title ?? '';
          toasts.show({ message: t('cart.boughtFewer', { title, asked, kept }), tone: 'info', screen: 'next' });
        }
        await navigation.go(paths.cart());
      } catch (error) {
        showError(error);
      }
    },
    [client, cart, navigation, toasts, showError, t],
  );
  return useSingle(take);
}
