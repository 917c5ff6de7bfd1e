import type { AfterSale, Order } from '@mallard/domain/contract';
import { Heading } from '@mallard/ui/Heading';
import { useMessages } from '@mallard/ui/messages';
import { Price } from '@mallard/ui/Price';
import { afterSaleName } from '@mallard/ui/RefundStatus';
import { StatusBadge } from '@mallard/ui/StatusBadge';
import { Surface } from '@mallard/ui/Surface';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import * as styles from './Orders.css.ts';

interface OrderAfterSalesProps {
  order: Order;
  requests: readonly AfterSale[];
}

/** The returns and refunds of an order, each with its status and amount. */
export function OrderAfterSales({ order, requests }: OrderAfterSalesProps) {
  const { t } = useTranslation('orders');
  const tAfterSale = useMessages('orders', 'afterSale');
  return (
    <Surface as="section" padding={20}>
      <Heading level={2} size="subtitle">
        {t('titles.afterSales')}
      </Heading>
      <ul className={styles.items}>
        {requests.map(({ id, status, kind, amounts, orderItemUuid }) => (
          <li key={id} className={styles.item}>
            <div className={styles.text}>
              <span className={styles.line}>
                <a href={paths.afterSale(order.id)}>{afterSaleName('kinds', kind, tAfterSale)}</a>
                <StatusBadge status={status}>{afterSaleName('statuses', status, tAfterSale)}</StatusBadge>
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
