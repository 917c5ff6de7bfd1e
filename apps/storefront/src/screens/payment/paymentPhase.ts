import type { EndpointData, getOrderPaymentStatus } from '@mallard/domain/contract';

/**
 * How paying an order stands, for the shopper. `waiting`: an attempt is open. `confirming`: it has been open for longer
 * than payments take, or the deadline has passed, and the server has not decided. Only the server says `paid`, `failed`
 * or `expired`.
 */
export type PaymentPhase = 'ready' | 'waiting' | 'confirming' | 'paid' | 'failed' | 'expired';

/** Milliseconds after which an open attempt is said to be still confirming. */
export const CONFIRMING_AFTER = 10_000;

/**
 * Tells the phase.
 *
 * @param status what the server last said
 * @param waitedFor milliseconds that this screen has watched the open attempt
 * @param isPastDeadline whether the time to pay has passed by this device's clock
 */
export function paymentPhase(
  status: EndpointData<typeof getOrderPaymentStatus>,
  waitedFor: number,
  isPastDeadline: boolean,
): PaymentPhase {
  const { orderStatus, paymentStatus, payment } = status;
  if (orderStatus === 'cancelled') return 'expired';
  if (paymentStatus === 'paid' || orderStatus !== 'unpaid') return 'paid';
  if (isPastDeadline) return 'confirming';
  if (payment?.status === 'failed') return 'failed';
  if (payment?.status === 'pending') return waitedFor > CONFIRMING_AFTER ? 'confirming' : 'waiting';
  return 'ready';
}

/** Whether the server can still change its mind, so that it has to be asked again. */
export function isOpen(phase: PaymentPhase): boolean {
  return phase !== 'paid' && phase !== 'expired';
}
