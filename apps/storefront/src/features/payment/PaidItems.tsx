import type { Order } from '@mallard/domain/contract';
import { Surface } from '@mallard/ui/Surface';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { OrderLines } from '../../shared/purchase/OrderLines.tsx';
import * as styles from './Payment.css.ts';

/** The line items of the order that is being paid. */
export function PaidItems({ order: { items } }: { order: Order }) {
  const { t } = useTranslation('payment');
  return (
    <Surface as="section" padding={16} className={styles.order} aria-labelledby="order-items">
      <div className={styles.orderHead}>
        <h2 id="order-items" className={styles.sectionTitle}>
          {t('items')}
        </h2>
        <span className={styles.number}>
          {t('count', { count: items.reduce((sum, { quantity }) => sum + quantity, 0) })}
        </span>
      </div>
      <OrderLines lines={items} />
    </Surface>
  );
}
