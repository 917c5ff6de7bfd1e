import type { PaymentMethod } from '@mallard/domain/contract';
import { sourcesOf } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders, payments } from '../../db/schema/index.ts';
import { lockOrder } from '../orders/changeOrder.ts';
import { closeAttempts } from '../paymentAttempts/closeAttempts.ts';
import type { PaymentRow } from '../paymentAttempts/presenter.ts';

/**
 * Starts a payment attempt, or continues the open attempt of this method. Closes open attempts of other methods, so that the latest
 * result is always of the latest attempt. The amount is a copy of the order total. The caller checks ownership.
 *
 * @throws {Refusal} ORDER_STATE when the order is not awaiting payment
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
  // A late payment of a closed attempt still pays the order, or is refunded.
  await closeAttempts(tx, orderId, now);
  const { total: amount, currency, payBefore: expiresAt } = order;
  const [payment] = await tx
    .insert(payments)
    .values({ orderId, method, amount, currency, createdAt: now, expiresAt })
    .returning();
  if (!payment) throw new Error('INSERT returned no row');
  // The new attempt resets the payment status of the order.
  await tx.update(orders).set({ paymentStatus: 'pending' }).where(eq(orders.id, orderId));
  return payment;
}
