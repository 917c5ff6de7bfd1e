import type { Cart } from '@mallard/domain/contract';
import type { MergeReport } from '@mallard/state-machines/cart';
import { formatLineName } from '@mallard/ui/formatOptions';
import { MergeNotice } from '@mallard/ui/MergeNotice';
import { useMessages } from '@mallard/ui/messages';
import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';
import { CLAMPED } from './useCartToasts.ts';

/** Shows the result of merging the guest cart at login, until the user dismisses it or leaves the screen. */
export function CartMergeNotice({ report, cart }: { report: MergeReport; cart: Cart }) {
  const { t } = useTranslation('cart');
  const { send } = useServices().cart;
  const toasts = useToasts();
  const tShared = useMessages('shared', 'common');
  useEffect(() => toasts.dismiss(CLAMPED), [toasts]);

  const lines = report.clamped.map(({ skuUuid, title, asked, kept }) => {
    const current = cart.items.find((item) => item.skuUuid === skuUuid);
    return {
      id: skuUuid,
      title: current ? formatLineName(current, tShared) : (title ?? t('conflicts.unnamedItem')),
      asked,
      kept,
    };
  });
  return (
    <MergeNotice
      mergedCount={report.unitCount}
      capped={lines.filter(({ kept }) => kept > 0)}
      dropped={lines.filter(({ kept }) => kept === 0)}
      onDismiss={() => send({ type: 'merge.dismiss' })}
    />
  );
}
