import { formatLineName } from '@mallard/ui/formatOptions';
import { useMessages } from '@mallard/ui/messages';
import { useToasts } from '@mallard/ui/Toast';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';

/**
 * Shows a toast for each removed line. The toast offers to undo the removal if the line can still be bought.
 *
 * @param silentSkus SKUs whose removal is not reported: another SKU replaces them, or they are removed together
 */
export function useRemovals(silentSkus: RefObject<Set<string>>): void {
  const { cart } = useServices();
  const { t } = useTranslation('cart');
  const tShared = useMessages('shared', 'common');
  const toasts = useToasts();
  useEffect(
    () =>
      cart.onEvent((event) => {
        if (event.type !== 'line.removed' || event.item === null) return;
        const { skuUuid, item, isRestorable } = event;
        if (silentSkus.current.delete(skuUuid)) return;
        toasts.show({
          // By SKU, so that two options of one product can be restored separately.
          key: `removed:${skuUuid}`,
          message: t('removed', { title: formatLineName(item, tShared) }),
          ...(isRestorable && {
            action: { label: t('undo'), onAction: () => cart.send({ type: 'line.restore', skuUuid }) },
          }),
        });
      }),
    [cart, silentSkus, tShared, t, toasts],
  );
}
