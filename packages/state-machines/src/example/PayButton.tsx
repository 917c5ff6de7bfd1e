import { createUuid } from '@mallard/domain/client';
import type { PaymentEffects } from '@mallard/state-machines/payment';
import { usePayment } from '@mallard/state-machines/react';

interface PayButtonProps {
  orderId: string;
  /** `payWith(client, store)`, created once. */
  effects: PaymentEffects;
  isOnline: boolean;
  /** The server's time. */
  now: () => number;
  /** Shows the provider's code, or opens its page. */
  onStarted: (payUrl: string) => void;
}

/** Pays an order by Alipay. Give it the order's id as its key. */
export function PayButton({ orderId, effects, isOnline, now, onStarted }: PayButtonProps) {
  const { phase, disabledReason, payment, millisecondsLeft, pay } = usePayment({
    actors: effects,
    input: { orderId, now, isOnline, createKey: () => createUuid(), method: 'alipay' },
    onEvent: (event) => {
      if (event.type === 'payment.started') onStarted(event.payment.payUrl);
    },
  });
  // Continues an open attempt, as after a reload.
  const payUrl = phase === 'waiting' ? payment?.payUrl : undefined;
  const isOpen = payUrl !== undefined;
  return (
    <button
      type="button"
      disabled={!isOpen && disabledReason !== null}
      onClick={() => (isOpen ? onStarted(payUrl) : pay())}
    >
      {isOpen ? 'Go on paying' : 'Pay'} ({phase}, {Math.ceil(millisecondsLeft / 1000)} s)
    </button>
  );
}
