/** Facts about the payment of an order, from the server. */
export interface PaymentFacts {
  /** Status from the server; may be unknown to this version. */
  orderStatus: string;
  paymentStatus: string;
  /** Why a shopper cancelled; absent or `null` otherwise. */
  cancelReason?: string | null;
  /** Deadline of the payment, ISO 8601. */
  payBefore: string;
  /** The latest relevant attempt, `null` before the first. */
  payment: { status: string } | null;
}

/**
 * The payment status of an order:
 *
 * - `ready`: no attempt yet, or the last one is over
 * - `open`: an attempt waits for the shopper
 * - `confirming`: paid at the provider, or in a state unknown to this version; the order has not been updated yet
 * - `failed`: the last attempt was declined, another is possible
 * - `overdue`: the deadline has passed and the server has not decided
 * - `paid`, `refunded`, `expired`, `cancelled`: final
 */
export const orderPaymentStatuses = [
  'ready',
  'open',
  'confirming',
  'failed',
  'overdue',
  'paid',
  'refunded',
  'expired',
  'cancelled',
] as const;
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number];

const paidStatuses: ReadonlySet<string> = new Set(['unshipped', 'shipped', 'completed']);
const statusByAttempt = new Map<string, OrderPaymentStatus>([
  ['pending', 'open'],
  ['failed', 'failed'],
  ['refunded', 'ready'],
]);

/**
 * Returns the payment status of an order. Only the server decides: after the deadline an order is `overdue`, with an
 * unknown status `confirming`, but never `failed`. A cancelled order is `refunded` as soon as the refund has started.
 *
 * @param now the server's time, milliseconds since 1970
 * @returns for a cancelled order: `expired` from its deadline on, `cancelled` before it or with a reason
 */
export function orderPaymentStatus(
  { orderStatus, paymentStatus, cancelReason = null, payBefore, payment }: PaymentFacts,
  now: number,
): OrderPaymentStatus {
  const isPastDeadline = now >= Date.parse(payBefore);
  if (paymentStatus === 'refunded') return 'refunded';
  if (orderStatus === 'cancelled') {
    if (paymentStatus === 'paid') return 'refunded';
    return isPastDeadline && cancelReason === null ? 'expired' : 'cancelled';
  }
  if (paymentStatus === 'paid' || paidStatuses.has(orderStatus)) return 'paid';
  if (orderStatus !== 'unpaid') return 'confirming';
  if (isPastDeadline) return 'overdue';
  return payment === null ? 'ready' : (statusByAttempt.get(payment.status) ?? 'confirming');
}
