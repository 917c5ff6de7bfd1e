import type { EndpointRequest, paymentCallback } from '@mallard/domain/contract';
import { canTransition } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders, paymentCallbacks, payments } from '../../db/schema/index.ts';
import { changeOrder, lockOrder } from '../orders/changeOrder.ts';
import type { PaymentRow } from '../paymentAttempts/presenter.ts';
import { readPayment } from '../paymentAttempts/queries.ts';
import { refundPayment } from '../paymentAttempts/refundPayment.ts';

/** Callback of a payment provider, with a verified signature. */
export type CallbackReport = EndpointRequest<typeof paymentCallback>['body'];

type OrderRow = typeof orders.$inferSelect;

/** Context for `applyCallback`. */
export interface CallbackContext {
  /** Name of the provider. */
  provider: string;
  now: Date;
  /** Seconds until the simulated seller ships the order; `null` if the shop has a real seller. */
  shipAfterSeconds: number | null;
}

/**
 * Applies a payment callback: once per event, in any order. Refunds payments of orders that can't be paid any more.
 *
 * @returns whether it had an effect
 * @throws {Refusal} NOT_FOUND for an unknown payment; VALIDATION (409) when order, amount or currency differ from the payment;
 * EVENT_USED when the event id was used for another payment
 */
export async function applyCallback(tx: Database, report: CallbackReport, context: CallbackContext): Promise<boolean> {
  const { provider, now } = context;
  const { eventId, paymentId, status } = report;
  assertMatches(report, await readPayment(tx, paymentId));
  // Always lock the order before its related rows, to prevent deadlocks.
  const order = await lockOrder(tx, report.orderId);
  const [isNew] = await tx
    .insert(paymentCallbacks)
    .values({ provider, eventId, paymentId, status, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentCallbacks.id });
  if (!isNew) {
    await assertSamePayment(tx, provider, report);
    return false;
  }
  const payment = await readPayment(tx, paymentId);
  return status === 'PAID' ? applyPaid(tx, order, payment, context) : applyFailed(tx, order, payment, now);
}

async function assertSamePayment(tx: Database, provider: string, report: CallbackReport): Promise<void> {
  const [previousCallback] = await tx
    .select({ paymentId: paymentCallbacks.paymentId })
    .from(paymentCallbacks)
    .where(and(eq(paymentCallbacks.provider, provider), eq(paymentCallbacks.eventId, report.eventId)));
  if (previousCallback?.paymentId !== report.paymentId) throw refuse('EVENT_USED');
}

async function applyPaid(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  { now, shipAfterSeconds }: CallbackContext,
): Promise<boolean> {
  if (payment.status === 'paid' || payment.status === 'refunded') return false;
  if (!canTransition(order.status, 'pay', 'gateway')) {
    await refundPayment(tx, order, payment, 'notPayable', now);
    // The order stays paid if another attempt has paid it.
    if (order.paymentStatus !== 'paid')
      await tx.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, order.id));
    return true;
  }
  await tx.update(payments).set({ status: 'paid', settledAt: now }).where(eq(payments.id, payment.id));
  const shipAfter = shipAfterSeconds === null ? null : new Date(now.getTime() + shipAfterSeconds * 1000);
  const facts = { paymentMethod: payment.method, shipAfter };
  await changeOrder(tx, { orderId: order.id, event: 'pay', actor: 'gateway', now, facts });
  return true;
}

/** Closes an open attempt after a failure. It never reverts a payment, because callbacks may arrive out of order. */
async function applyFailed(tx: Database, order: OrderRow, payment: PaymentRow, now: Date): Promise<boolean> {
  if (payment.status !== 'pending') return false;
  await tx.update(payments).set({ status: 'failed', settledAt: now }).where(eq(payments.id, payment.id));
  if (order.paymentStatus === 'pending')
    await tx.update(orders).set({ paymentStatus: 'failed' }).where(eq(orders.id, order.id));
  return true;
}

function assertMatches({ orderId, amount, currency }: CallbackReport, payment: PaymentRow): void {
  const fields = {
    ...(orderId === payment.orderId ? {} : { orderId: 'MISMATCH' as const }),
    ...(amount === payment.amount ? {} : { amount: 'MISMATCH' as const }),
    ...(currency === payment.currency ? {} : { currency: 'MISMATCH' as const }),
  };
  if (Object.keys(fields).length > 0) throw refuse('VALIDATION', { status: 409, fields });
}
