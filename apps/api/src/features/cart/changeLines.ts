import { refuse } from '@mallard/domain/serving';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartItems } from '../../db/schema/index.ts';
import { readGoods } from '../skus/queries.ts';
import { assertBuyable } from './addLines.ts';
import { lockCart } from './lockCart.ts';

/** What may be set of a line; what is left out stays. */
export interface LineChange {
  quantity?: number | undefined;
  isSelected?: boolean | undefined;
}

/**
 * Sets the quantity or the selection of a line.
 *
 * @throws {Refusal} NOT_FOUND, OFF_SALE, OUT_OF_STOCK or PURCHASE_LIMIT
 */
export async function changeLine(tx: Database, userId: string, lineId: string, change: LineChange): Promise<void> {
  const cartId = await lockCart(tx, userId, 1);
  const isLine = and(eq(cartItems.id, lineId), eq(cartItems.cartId, cartId));
  const [line] = await tx.select().from(cartItems).where(isLine);
  if (!line) throw refuse.notFound();
  const { quantity = line.quantity, isSelected = line.isSelected } = change;
  if (change.quantity !== undefined) {
    const good = (await readGoods(tx, [line.skuId])).get(line.skuId);
    if (!good) throw refuse.notFound();
    assertBuyable(good, quantity, 0);
  }
  await tx.update(cartItems).set({ quantity, isSelected }).where(isLine);
}

/** Takes lines out by their ids; ids of no line of this cart are passed over. */
export async function removeLines(tx: Database, userId: string, lineIds: readonly string[]): Promise<void> {
  const cartId = await lockCart(tx, userId, 1);
  await tx.delete(cartItems).where(and(eq(cartItems.cartId, cartId), inArray(cartItems.id, [...lineIds])));
}

/**
 * Takes the lines of an order out. The caller has locked the cart.
 *
 * @throws {Refusal} CART_CHANGED when one is not there any more, such as after an order from another tab
 */
export async function takeOut(tx: Database, cartId: string, skuIds: ReadonlySet<string>): Promise<void> {
  const taken = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.cartId, cartId), inArray(cartItems.skuId, [...skuIds])))
    .returning({ id: cartItems.id });
  if (taken.length < skuIds.size) throw refuse('CART_CHANGED');
}

/** Takes every line out. */
export async function emptyCart(tx: Database, userId: string): Promise<void> {
  const cartId = await lockCart(tx, userId, 1);
  await tx.delete(cartItems).where(eq(cartItems.cartId, cartId));
}
