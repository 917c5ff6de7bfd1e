import type { Order } from '@mallard/domain/contract';
import { Button } from '@mallard/ui/Button';
import { LinkButton } from '@mallard/ui/LinkButton';
import { type PaymentState, PaymentStatus } from '@mallard/ui/PaymentStatus';
import { joinClass } from '@mallard/ui/theme';
import { useState } from 'react';
import { paths } from '../../app/routes.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useBuyAgain } from '../cart/useBuyAgain.ts';
import { PaidFacts } from './PaidFacts.tsx';
import * as styles from './Payment.css.ts';
import type { Paying } from './usePaying.ts';

interface PaymentOutcomeProps {
  order: Order;
  paying: Paying;
  hasReturned: boolean;
}

const unread: ReadonlySet<string> = new Set(['statusUnavailable', 'reading']);
/** What the server has decided, in the word of the component that shows it. */
const decided: Readonly<Record<string, PaymentState>> = {
  paid: 'paid',
  refunded: 'refunded',
  expired: 'closed',
  cancelled: 'closed',
};

/** What came of it, or that nobody can say yet, and the ways on. */
export function PaymentOutcome({ order, paying, hasReturned }: PaymentOutcomeProps) {
  const { t } = useTranslation(['payment', 'shell']);
  const buyAgain = useBuyAgain();
  const [isBuying, setBuying] = useState(false);
  const { phase, isSlow, isBusy, millisecondsLeft, check, resume } = paying;
  const known = decided[phase];
  const isPaid = known === 'paid';
  const isOpen = known === undefined;
  // Who has not seen a code cannot have paid by it, and who comes from the provider may have.
  const open: PaymentState = hasReturned || !unread.has(phase) ? 'confirming' : 'unknown';
  const status = known ?? open;
  const canResume = phase === 'confirming' && millisecondsLeft > 0;

  async function refill() {
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
      text={known === 'closed' ? t(`closed.${phase as 'expired' | 'cancelled'}`) : undefined}
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
          <Button isPending={isBuying} onPress={() => void refill()}>
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
