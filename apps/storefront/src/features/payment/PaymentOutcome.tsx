import type { Order } from '@mallard/domain/contract';
import { Button } from '@mallard/ui/Button';
import { LinkButton } from '@mallard/ui/LinkButton';
import { type PaymentState, PaymentStatus } from '@mallard/ui/PaymentStatus';
import { joinClass } from '@mallard/ui/theme';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useBuyAgain } from '../../shared/cart/useBuyAgain.ts';
import { PaidFacts } from './PaidFacts.tsx';
import * as styles from './Payment.css.ts';
import type { Paying } from './usePaying.ts';

interface PaymentOutcomeProps {
  order: Order;
  paying: Paying;
  hasReturned: boolean;
}

const statusNotLoaded: ReadonlySet<string> = new Set(['statusUnavailable', 'reading']);
/** Maps the final phases to the states of `PaymentStatus`. */
const decided: Readonly<Record<string, PaymentState>> = {
  paid: 'paid',
  refunded: 'refunded',
  expired: 'closed',
  cancelled: 'closed',
};

/** The outcome of the payment, or that it is not decision yet, with the next actions. */
export function PaymentOutcome({ order, paying, hasReturned }: PaymentOutcomeProps) {
  const { t } = useTranslation(['payment', 'shell']);
  const buyAgain = useBuyAgain();
  const [isBuying, setBuying] = useState(false);
  const { phase, isSlow, isBusy, millisecondsLeft, check, resume } = paying;
  const decision = decided[phase];
  const isPaid = decision === 'paid';
  const isOpen = decision === undefined;
  // A shopper who returned from the provider, or who saw a payment, may have paid: show that the payment is being confirmed.
  const openState: PaymentState = hasReturned || !statusNotLoaded.has(phase) ? 'confirming' : 'unknown';
  const status = decision ?? openState;
  const canResume = phase === 'confirming' && millisecondsLeft > 0;

  async function addToCartAgain() {
    setBuying(true);
    await buyAgain(order);
    setBuying(false);
  }

  return (
    <PaymentStatus
      className={joinClass(styles.panel, styles.result)}
      status={status}
      amount={order.amounts.total}
      isSlow={isSlow}
      text={decision === 'closed' ? t(`closed.${phase as 'expired' | 'cancelled'}`) : undefined}
      allowedActions={[]}
      onAction={check}
    >
      <p translate="no" className={styles.number}>
        {t('number', { number: order.orderNumber })}
      </p>
      {isPaid && <PaidFacts order={order} />}
      <div className={styles.outcome}>
        {isPaid && (
          <LinkButton variant="quiet" href={paths.home()}>
            {t('shell:continueShopping')}
          </LinkButton>
        )}
        <LinkButton variant={isOpen ? 'ghost' : isPaid ? 'primary' : 'quiet'} href={paths.order(order.id)}>
          {t('details')}
        </LinkButton>
        {canResume && (
          <Button variant="quiet" onPress={resume}>
            {t('resume')}
          </Button>
        )}
        {!isOpen && !isPaid && (
          <Button isPending={isBuying} onPress={() => void addToCartAgain()}>
            {t('buyAgain')}
          </Button>
        )}
        {isOpen && (
          <Button isPending={isBusy} onPress={check}>
            {t('check')}
          </Button>
        )}
      </div>
    </PaymentStatus>
  );
}
