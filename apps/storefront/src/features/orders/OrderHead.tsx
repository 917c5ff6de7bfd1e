import type { Order } from '@mallard/domain/contract';
import { CountDown } from '@mallard/ui/CountDown';
import { Heading } from '@mallard/ui/Heading';
import { type Translate, useMessages } from '@mallard/ui/messages';
import { OrderTimeline } from '@mallard/ui/OrderTimeline';
import { StatusBadge } from '@mallard/ui/StatusBadge';
import { Surface } from '@mallard/ui/Surface';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Orders.css.ts';
import { orderSteps } from './orderSteps.ts';

interface OrderHeadProps {
  order: Order;
  /** Buttons and links for the order. */
  actions: ReactNode;
  /** Called once when the payment deadline passes. */
  onExpire: () => void;
}

/** Seconds before the payment deadline at which screen readers announce the time left. */
const PAYMENT_WARNINGS = [300, 60];

/** The status of an order with the next step, its actions and its timeline. */
export function OrderHead({ order, actions, onExpire }: OrderHeadProps) {
  const { t, has } = useTranslation('orders');
  const tCancelOrderDialog = useMessages('orders', 'CancelOrderDialog');
  const { status, cancelReason } = order;
  const isKnown = has(`statuses.${status}`);
  const isRefunded = order.paymentStatus === 'refunded';
  return (
    <Surface as="section" padding={20} className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.statusText}>
          <Heading level={2} size="subtitle">
            <StatusBadge status={status} className={styles.status}>
              {isKnown ? t(`statuses.${status as 'unpaid'}`) : status}
            </StatusBadge>
          </Heading>
          {status === 'unpaid' && (
            <p className={styles.deadline}>
              <span>{`${t('detail.payWithin')} `}</span>
              <CountDown
                format="short"
                label={t('detail.payWithin')}
                announceAt={PAYMENT_WARNINGS}
                targetTime={Date.parse(order.payBefore)}
                onExpire={onExpire}
              />
            </p>
          )}
          {isKnown && status !== 'unpaid' && (
            <p className={styles.next}>{t(isRefunded ? 'detail.refunded' : `detail.next.${status as 'shipped'}`)}</p>
          )}
        </div>
        {actions}
      </div>
      {isKnown && (
        <OrderTimeline
          steps={orderSteps(order).map(({ name, time, state }) => ({
            id: name,
            title: t(`steps.${name}`),
            time,
            state,
            ...(name === 'cancelled' && { text: cancelReason && reasonText(cancelReason, tCancelOrderDialog) }),
          }))}
        />
      )}
    </Surface>
  );
}

/** Returns the message for a reason code of the API. Any other reason, such as one that a shopper wrote, is returned unchanged. */
function reasonText(reason: string, t: Translate<'orders', 'CancelOrderDialog'>): string {
  const key = `reasons.${reason}`;
  return t.has(key) ? t(key) : reason;
}
