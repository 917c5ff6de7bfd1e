import type { EndpointRequest, paymentCallback } from '@mallard/domain/contract';
import { canTransition } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders, paymentCallbacks, payments } from '../../db/schema/index.ts';
import { changeOrder, lockOrder } from '../orders/changeOrder.ts';
import type { PaymentRow } from './presenter.ts';
import { readPayment } from './queries.ts';
import { refundPayment } from './refundPayment.ts';

/** What a provider reports; its signature has been checked. */
export type CallbackReport = EndpointRequest<typeof paymentCallback>['body'];

type OrderRow = typeof orders.$inferSelect;

/** Under which circumstances a report arrives. */
export interface CallbackCircumstances {
  /** The provider's name. */
  provider: string;
  now: Date;
  /** How long the seller takes to ship. */
  shipAfterSeconds: number;
}

/**
 * Applies a provider's report: once per event, whatever order reports come in. Money that comes for an order which cannot
 * be paid (any more) goes back.
 *
 * @returns whether it changed anything
 * @throws {Refusal} NOT_FOUND for an unknown payment; VALIDATION (409) when order, amount or currency are not the payment's;
 * EVENT_USED when the event was reported for another payment
 */
export async function applyCallback(
  tx: Database,
  report: CallbackReport,
  circumstances: CallbackCircumstances,
): Promise<boolean> {
  const { provider, now } = circumstances;
  const { eventId, paymentId, status } = report;
  assertMatches(report, await readPayment(tx, paymentId));
  // Everybody takes the order first and what hangs on it after it, so that nobody waits in a circle.
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
  return status === 'PAID' ? applyPaid(tx, order, payment, circumstances) : applyFailed(tx, order, payment, now);
}

async function assertSamePayment(tx: Database, provider: string, report: CallbackReport): Promise<void> {
  const [known] = await tx
    .select({ paymentId: paymentCallbacks.paymentId })
    .from(paymentCallbacks)
    .where(and(eq(paymentCallbacks.provider, provider), eq(paymentCallbacks.eventId, report.eventId)));
  if (known?.paymentId !== report.paymentId) throw refuse('EVENT_USED');
}

async function applyPaid(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  { now, shipAfterSeconds }: CallbackCircumstances,
): Promise<boolean> {
  if (payment.status === 'paid' || payment.status === 'refunded') return false;
  if (!canTransition(order.status, 'pay', 'gateway')) {
    await refundPayment(tx, order, payment, 'notPayable', now);
    // Of an order that another attempt has paid, the money is still there.
    if (order.paymentStatus !== 'paid')
      await tx.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, order.id));
    return true;
  }
  await tx.update(payments).set({ status: 'paid', settledAt: now }).where(eq(payments.id, payment.id));
  const shipAfter = new Date(now.getTime() + shipAfterSeconds * 1000);
  const facts = { paymentMethod: payment.method, shipAfter };
  await changeOrder(tx, { orderId: order.id, event: 'pay', actor: 'gateway', now, facts });
  return true;
}

/** A report of failure ends an open attempt. It never undoes a payment: reports may overtake each other. */
async function applyFailed(tx: Database, order: OrderRow, payment: PaymentRow, now: Date): Promise<boolean> {
  if (payment.status !== 'pending') return false;
  await tx.update(payments).set({ status: 'failed', settledAt: now }).where(eq(payments.id, payment.id));
  if (order.paymentStatus === 'pending')
    await tx.update(orders).set({ paymentStatus: 'failed' }).where(eq(orders.id, order.id));
  return true;
}

function assertMatches({ orderId, amount, currency }: CallbackReport, payment: PaymentRow): void {
  const fields = {
    ...(orderId === payment.orderId ? {} : { orderId: 'MISMATCH' }),
    ...(amount === payment.amount ? {} : { amount: 'MISMATCH' }),
    ...(currency === payment.currency ? {} : { currency: 'MISMATCH' }),
  };
  if (Object.keys(fields).length > 0) throw refuse('VALIDATION', { status: 409, fields });
}
