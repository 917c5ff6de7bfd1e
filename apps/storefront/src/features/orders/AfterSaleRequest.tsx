import { formatLineName } from '@mallard/ui/formatOptions';
import { useMessages } from '@mallard/ui/messages';
import { afterSaleName, RefundStatus, type RefundStatusProps } from '@mallard/ui/RefundStatus';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useAnnounceChange } from '../../layout/useAnnounceChange.ts';
import { useUnsaved } from '../../navigation/useUnsaved.ts';

/** Statuses that the shopper's own action brings about here: its toast announces them. */
const ownStatuses: ReadonlySet<string> = new Set(['returning', 'withdrawn']);

/** One request with its progress. Announces when the seller or the system moves it on. */
export function AfterSaleRequest({ request, item, ...props }: Omit<RefundStatusProps, 'padding' | 'onDirtyChange'>) {
  const { t } = useTranslation('orders');
  const tAfterSale = useMessages('commerce', 'afterSale');
  const tShared = useMessages('shared', 'common');
  const { status } = request;
  const news = t('afterSale.news', {
    item: item ? formatLineName(item, tShared) : t('titles.afterSales'),
    status: afterSaleName('statuses', status, tAfterSale),
  });
  useAnnounceChange(news, `afterSale:${request.id}`, ownStatuses.has(status));
  const markUnsaved = useUnsaved();
  return <RefundStatus {...props} request={request} item={item} padding={20} onDirtyChange={markUnsaved} />;
}
