import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { carts } from '../../db/schema/index.ts';

/**
 * Locks the user's cart until the transaction ends, and creates it if necessary. This serializes requests of one user that change
 * lines or place orders.
 *
 * @param growth increment of the cart version: 1 when lines will change, otherwise 0
 * @returns cart id
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
