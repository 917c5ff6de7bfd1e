import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type orders, payments, refunds } from '../../db/schema/index.ts';
import { notifyOfOrder } from '../notifications/notify.ts';

type PaymentRow = typeof payments.$inferSelect;
type OrderFacts = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'orderNumber'>;

/** Why money goes back: the order was given up, or the money came when the order could not be paid (any more). */
export type RefundReason = 'cancelled' | 'notPayable';

/** Sends back what was paid for an order, which the caller has locked; does nothing when nothing was. */
export async function refundPaidPayment(tx: Database, order: OrderFacts, now: Date): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'paid')));
  if (payment) await refundPayment(tx, order, payment, 'cancelled', now);
}

/**
 * Writes down that a payment goes back. The money itself is sent by a job afterwards, for the provider must not be asked
 * before this is certain.
 */
export async function refundPayment(
  tx: Database,
  order: OrderFacts,
  payment: PaymentRow,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  await tx.update(payments).set({ status: 'refunded', settledAt: now }).where(eq(payments.id, payment.id));
  await tx
    .insert(refunds)
    .values({ orderId: order.id, paymentId: payment.id, amount: payment.amount, reason, createdAt: now });
  await notifyOfOrder(tx, order, 'refunding', now);
}
