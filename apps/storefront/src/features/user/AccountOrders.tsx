import type { OrderTab } from '@mallard/domain/contract';
import { ChevronRight, Truck } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { OrderShortcuts } from '@mallard/ui/OrderShortcuts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import * as styles from './Account.css.ts';
import type { Account } from './useAccount.ts';

interface AccountOrdersProps {
  counts: Readonly<Partial<Record<OrderTab, number>>> | undefined;
  parcel: Account['parcel'];
}

/** Links to the orders by status, and the latest tracking event of the newest parcel. */
export function AccountOrders({ counts, parcel }: AccountOrdersProps) {
  const { t } = useTranslation('user');
  return (
    <OrderShortcuts className={styles.orders} hrefOf={(tab) => paths.orders(tab)} counts={counts}>
      {parcel && (
        <a href={paths.order(parcel.order.id)} className={styles.parcel}>
          <Icon glyph={Truck} />
          <span className={styles.parcelText}>
            <strong className={styles.parcelTitle}>{parcel.order.items[0]?.title ?? t('parcel.title')}</strong>
            <span className={styles.parcelEvent}>{parcel.event?.text ?? t('parcel.title')}</span>
          </span>
          <Icon glyph={ChevronRight} size="sm" isDirectional />
        </a>
      )}
    </OrderShortcuts>
  );
}
