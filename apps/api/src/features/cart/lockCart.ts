import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { carts } from '../../db/schema/index.ts';

/**
 * Takes the shopper's cart for this transaction, making it when it is their first one. Calls of one shopper that change
 * lines or place orders thereby happen one after the other.
 *
 * @param growth 1 when lines are about to change, 0 when the lock is all that is wanted
 * @returns the cart's id
 */
export async function lockCart(tx: Database, userId: string, growth: 0 | 1): Promise<string> {
  const [cart] = await tx
    .insert(carts)
    .values({ userId, version: growth })
    .onConflictDoUpdate({ target: carts.userId, set: { version: sql`${carts.version} + ${growth}::integer` } })
    .returning({ id: carts.id });
  if (!cart) throw new Error('INSERT returned no row');
  return cart.id;
}
