import { formatLineName } from '@mallard/ui/formatOptions';
import { useMessages } from '@mallard/ui/messages';
import { afterSaleName, RefundStatus, type RefundStatusProps } from '@mallard/ui/RefundStatus';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useAnnounceChange } from '../../react/useAnnounceChange.ts';
import { useUnsaved } from '../../screen/useUnsaved.ts';

/** Statuses that result from the shopper's own action. They are not announced again, because a toast already does it. */
const ownStatuses: ReadonlySet<string> = new Set(['returning', 'withdrawn']);

/** One request with its progress. Announces status changes made by the seller or the system. */
export function AfterSaleRequest({ request, item, ...props }: Omit<RefundStatusProps, 'padding' | 'onDirtyChange'>) {
  const { t } = useTranslation('orders');
  const tAfterSale = useMessages('orders', 'afterSale');
  const tShared = useMessages('shared', 'common');
  const { status } = request;
  const announcement = t('afterSale.statusAnnouncement', {
    item: item ? formatLineName(item, tShared) : t('titles.afterSales'),
    status: afterSaleName('statuses', status, tAfterSale),
  });
  useAnnounceChange(announcement, `afterSale:${request.id}`, ownStatuses.has(status));
  const markUnsaved = useUnsaved();
  return <RefundStatus {...props} request={request} item={item} padding={20} onDirtyChange={markUnsaved} />;
}
