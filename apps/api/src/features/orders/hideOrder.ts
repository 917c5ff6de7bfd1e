import { allowedActions, isOpenAfterSale } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales, orders } from '../../db/schema/index.ts';
import { lockOrder } from './changeOrder.ts';

/**
 * Hides a closed order from the user's list. The caller checks ownership.
 *
 * @throws {Refusal} ORDER_STATE while it is not closed, or while it has an open return or refund
 */
export async function hideOrder(tx: Database, orderId: string, now: Date): Promise<void> {
  const { status } = await lockOrder(tx, orderId);
  const requests = await tx
    .select({ status: afterSales.status })
    .from(afterSales)
    .where(eq(afterSales.orderId, orderId));
  const hasOpenAfterSale = requests.some((request) => isOpenAfterSale(request.status));
  if (!allowedActions(status, { hasUnreviewedLines: false, hasOpenAfterSale }).includes('delete'))
    throw refuse('ORDER_STATE', { details: { status } });
  await tx.update(orders).set({ hiddenAt: now }).where(eq(orders.id, orderId));
}
