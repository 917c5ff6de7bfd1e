import type { PaymentMethod } from '@mallard/domain/contract';
import { sourcesOf } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders, payments } from '../../db/schema/index.ts';
import { lockOrder } from '../orders/changeOrder.ts';
import { closeAttempts } from './closeAttempts.ts';
import type { PaymentRow } from './presenter.ts';

/**
 * Starts paying an order, or goes on with the attempt that is open already for this method; one of another method ends, so
 * that what is last heard is always about the last attempt. The amount is the order's, and stays what it is. The caller
 * has made sure whose order it is.
 *
 * @throws {Refusal} ORDER_STATE when it is not waiting for its payment, or not any more
 */
export async function startPayment(
  tx: Database,
  { orderId, method }: { orderId: string; method: PaymentMethod },
  now: Date,
): Promise<PaymentRow> {
  const order = await lockOrder(tx, orderId);
  const isPayable = sourcesOf('pay', 'shopper').some((status) => status === order.status) && now < order.payBefore;
  if (!isPayable) throw refuse('ORDER_STATE', { details: { status: order.status } });
  const [open] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.method, method),
        eq(payments.status, 'pending'),
        gt(payments.expiresAt, now),
      ),
    );
  if (open) return open;
  // Money that comes for it all the same still pays the order, or goes back.
  await closeAttempts(tx, orderId, now);
  const { total: amount, currency, payBefore: expiresAt } = order;
  const [payment] = await tx
    .insert(payments)
    .values({ orderId, method, amount, currency, createdAt: now, expiresAt })
    .returning();
  if (!payment) throw new Error('INSERT returned no row');
  // A new attempt: what the last one came to is no longer what the order is told by.
  await tx.update(orders).set({ paymentStatus: 'pending' }).where(eq(orders.id, orderId));
  return payment;
}
