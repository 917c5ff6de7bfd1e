import type { Order } from '@mallard/domain/contract';
import { listAfterSales } from '@mallard/domain/endpoints';
import { isOpenAfterSale } from '@mallard/domain/rules';
import { Heading } from '@mallard/ui/Heading';
import { Price } from '@mallard/ui/Price';
import { afterSaleWords } from '@mallard/ui/RefundStatus';
import { StatusBadge } from '@mallard/ui/StatusBadge';
import { Surface } from '@mallard/ui/Surface';
import { useWords } from '@mallard/ui/words';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { paths } from '../../routes.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Orders.css.ts';

const REFRESH_EVERY_MS = 10_000;

/** The returns and refunds of an order, each with its status and amount; nothing while there are none. */
export function OrderAfterSales({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const names = useWords(afterSaleWords);
  const list = useEndpoint(
    listAfterSales,
    { params: { id: order.id } },
    {
      refetchEvery: (known) => (known?.items.some(({ status }) => isOpenAfterSale(status)) ? REFRESH_EVERY_MS : false),
    },
  );
  const requests = list.data?.items ?? [];
  if (requests.length === 0) return null;
  return (
    <Surface as="section" padding={20}>
      <Heading level={2} size="subtitle">
        {t('titles.afterSales')}
      </Heading>
      <ul className={styles.items}>
        {requests.map(({ id, status, kind, amounts, orderItemUuid }) => (
          <li key={id} className={styles.item}>
            <div className={styles.words}>
              <span className={styles.line}>
                <a href={paths.afterSale(order.id)}>{names.kinds[kind] ?? names.unknown}</a>
                <StatusBadge status={status}>{names.statuses[status] ?? names.unknown}</StatusBadge>
              </span>
              <span className={styles.line}>
                <span className={styles.attributes}>
                  {order.items.find((item) => item.id === orderItemUuid)?.title}
                </span>
                <Price amount={amounts.total} size="sm" />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
