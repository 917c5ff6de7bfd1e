import type { Order } from '@mallard/domain/contract';
import { Surface } from '@mallard/ui/Surface';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { OrderLines } from '../orders/OrderLines.tsx';
import * as styles from './Payment.css.ts';

/** What is paid for. */
export function PaidItems({ order: { items } }: { order: Order }) {
  const { t } = useTranslation('payment');
  return (
    <Surface as="section" padding={16} className={styles.order} aria-labelledby="order-goods">
      <div className={styles.orderHead}>
        <h2 id="order-goods" className={styles.sectionTitle}>
          {t('goods')}
        </h2>
        <span className={styles.number}>
          {t('count', { count: items.reduce((sum, { quantity }) => sum + quantity, 0) })}
        </span>
      </div>
      <OrderLines lines={items} />
    </Surface>
  );
}
