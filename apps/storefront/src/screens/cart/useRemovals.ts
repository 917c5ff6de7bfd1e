import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useServices } from '../../shell/services.ts';
import { useTranslation } from '../../shell/useTranslation.ts';

/** Offers each line that is taken out to be put back. */
export function useRemovals(): void {
  const { cart } = useServices();
  const { t } = useTranslation('cart');
  const toasts = useToasts();
  useEffect(
    () =>
      cart.onEvent((event) => {
        if (event.type !== 'line.removed' || event.item === null) return;
        const { skuUuid } = event;
        toasts.show({
          message: t('removed', { title: event.item.title }),
          action: { label: t('undo'), onAction: () => cart.send({ type: 'line.restore', skuUuid }) },
        });
      }),
    [cart, t, toasts],
  );
}
