import { minor, sumMinor } from '@mallard/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders, payments, refunds } from '../../db/schema/index.ts';
import type { AfterSaleRow } from '../orders/afterSaleClaims.ts';

/**
 * Records the refund of a request's amount; a job sends it to the provider later. When the whole payment is refunded, payment and
 * order get the status `refunded`. The caller must lock the order.
 *
 * @throws {Error} when the order has no payment, or when the refund would exceed it
 */
export async function refundAfterSale(
  tx: Database,
  order: typeof orders.$inferSelect,
  { id, goods, discount, shipping }: AfterSaleRow,
  now: Date,
): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'paid')));
  if (!payment) throw new Error(`Order ${order.id} has no payment to refund`);
  const earlier = await tx.select({ amount: refunds.amount }).from(refunds).where(eq(refunds.paymentId, payment.id));
  const amount = minor(goods - discount + shipping);
  const refunded = sumMinor([...earlier.map((refund) => refund.amount), amount]);
  if (refunded > payment.amount)
    throw new Error(`Refunds of ${refunded} exceed payment ${payment.id} of ${payment.amount}`);
  await tx
    .insert(refunds)
    .values({ orderId: order.id, paymentId: payment.id, afterSaleId: id, amount, reason: 'afterSale', createdAt: now });
  if (refunded < payment.amount) return;
  await tx.update(payments).set({ status: 'refunded', settledAt: now }).where(eq(payments.id, payment.id));
  await tx.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, order.id));
}
