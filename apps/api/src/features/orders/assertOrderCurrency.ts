import { StartupError } from '../../config/startupError.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/index.ts';

/**
 * Checks that the orders of the database are in the currency of the shop. Amounts of products and coupons have no currency of
 * their own, so with another one they would be wrong. Reads one order, because no other currency was ever accepted.
 *
 * @throws {StartupError} if the orders have another currency
 */
export async function assertOrderCurrency(db: Database, { currency }: { currency: string }): Promise<void> {
  const [order] = await db.select({ currency: orders.currency }).from(orders).limit(1);
  if (order && order.currency !== currency)
    throw new StartupError(
      `The database has orders in ${order.currency}, but the currency of the shop is ${currency}. Set "currency" to "${order.currency}" in the file that SHOP_FILE names, or use another database.`,
    );
}
