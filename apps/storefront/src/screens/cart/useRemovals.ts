import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useServices } from '../../shell/services.ts';
import { useTranslation } from '../../shell/useTranslation.ts';

/** Offers each line that is taken out to be put back. */
export function useRemovals(): void {
  const { cart } = useServices();
  const { t } = useTranslation(['cart', 'shell']);
  const toasts = useToasts();
  useEffect(
    () =>
      cart.onEvent((event) => {
        if (event.type !== 'line.removed' || event.item === null) return;
        const { skuUuid, item } = event;
        const choice = item.attributes.map(({ value }) => value).join(t('shell:listSeparator'));
        toasts.show({
          // Each has its own way back, even two options of one product.
          key: `removed:${skuUuid}`,
          message: choice ? t('removedChoice', { title: item.title, choice }) : t('removed', { title: item.title }),
          action: { label: t('undo'), onAction: () => cart.send({ type: 'line.restore', skuUuid }) },
        });
      }),
    [cart, t, toasts],
  );
}
