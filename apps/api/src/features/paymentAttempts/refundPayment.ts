import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type orders, payments, refunds } from '../../db/schema/index.ts';
import { notifyOfOrder } from '../notifications/notify.ts';

type PaymentRow = typeof payments.$inferSelect;
type OrderFacts = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'orderNumber'>;

/** Reason of a refund: the order was cancelled, or it could not be paid any more. */
export type RefundReason = 'cancelled' | 'notPayable';

/** Refunds the payment of an order, if there is one. The caller must lock the order. */
export async function refundPaidPayment(tx: Database, order: OrderFacts, now: Date): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'paid')));
  if (payment) await refundPayment(tx, order, payment, 'cancelled', now);
}

/**
 * Records a refund. A job sends it to the provider later, because the provider must only be called after the commit.
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
