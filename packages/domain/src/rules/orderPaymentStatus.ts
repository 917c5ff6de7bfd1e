/** What is known of the payment of an order: the server's answer, as far as it matters here. */
export interface PaymentFacts {
  /** As the server wrote it; may be one that this version does not know. */
  orderStatus: string;
  paymentStatus: string;
  /** Why a shopper gave the order up; absent or `null` where nobody did, or nobody says. */
  cancelReason?: string | null;
  /** Until when the order can be paid, ISO 8601. */
  payBefore: string;
  /** The attempt that says most about the order, `null` before the first. */
  payment: { status: string } | null;
}

/**
 * How paying an order stands.
 *
 * - `ready`: nothing was tried yet, or what was tried is over
 * - `open`: an attempt waits for the shopper
 * - `confirming`: the provider has been paid, or says what this version does not know; the order has not heard of it
 * - `failed`: the last attempt was declined, another can be made
 * - `late`: the deadline has passed and the server has not decided
 * - `paid`, `refunded`, `expired`, `cancelled`: decided
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
 * Tells how paying an order stands. Only the server decides: a deadline that has passed makes it `late`, an unknown word
 * `confirming`, neither of them `failed`. The money of a cancelled order counts as `refunded` as soon as it is on its way.
 *
 * @param now the server's time, milliseconds since 1970
 * @returns of a cancelled order `expired` from its deadline on, `cancelled` before, or where it was given up for a reason
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
