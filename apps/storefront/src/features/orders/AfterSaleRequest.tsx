import { formatLineName } from '@mallard/ui/formatOptions';
import { afterSaleWords, RefundStatus, type RefundStatusProps } from '@mallard/ui/RefundStatus';
import { sharedWords, useWords } from '@mallard/ui/words';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useAnnounceChange } from '../../layout/useAnnounceChange.ts';
import { useUnsaved } from '../../navigation/useUnsaved.ts';

/** Statuses that the shopper's own action brings about here: its toast announces them. */
const ownStatuses: ReadonlySet<string> = new Set(['returning', 'withdrawn']);

/** One request with its progress. Announces when the seller or the system moves it on. */
export function AfterSaleRequest({ request, item, ...props }: Omit<RefundStatusProps, 'padding' | 'onDirtyChange'>) {
  const { t } = useTranslation('orders');
  const { statuses, unknown } = useWords(afterSaleWords);
  const shared = useWords(sharedWords);
  const { status } = request;
  const news = t('afterSale.news', {
    item: item ? formatLineName(item, shared) : t('titles.afterSales'),
    status: statuses[status] ?? unknown,
  });
  useAnnounceChange(news, `afterSale:${request.id}`, ownStatuses.has(status));
  const markUnsaved = useUnsaved();
  return <RefundStatus {...props} request={request} item={item} padding={20} onDirtyChange={markUnsaved} />;
}
