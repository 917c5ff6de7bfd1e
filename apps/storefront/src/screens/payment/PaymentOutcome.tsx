import type { Order } from '@mallard/domain/contract';
import { LinkButton } from '@mallard/ui/LinkButton';
import { PaymentStatus } from '@mallard/ui/PaymentStatus';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes.ts';
import * as styles from './Payment.css.ts';

/** What came of it once the server has decided, and the ways on. */
export function PaymentOutcome({ order, isPaid }: { order: Order; isPaid: boolean }) {
  const { t } = useTranslation(['payment', 'shell']);
  return (
    <PaymentStatus
      status={isPaid ? 'paid' : 'closed'}
      amount={order.amounts.total}
      allowedActions={[]}
      onAction={() => undefined}
    >
      {!isPaid && <p className={styles.hint}>{t('hints.expired')}</p>}
      <p className={styles.number}>{t('number', { number: order.orderNumber })}</p>
      <div className={styles.outcome}>
        <LinkButton variant={isPaid ? 'primary' : 'quiet'} href={paths.order(order.id)}>
          {t('details')}
        </LinkButton>
        <LinkButton variant="quiet" href={paths.home()}>
          {t('shell:continueShopping')}
        </LinkButton>
      </div>
    </PaymentStatus>
  );
}
