import { refuse } from '@mallard/domain/serving';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartItems } from '../../db/schema/index.ts';
import { readSkus } from '../skus/queries.ts';
import { assertBuyable } from './addLines.ts';
import { lockCart } from './lockCart.ts';

/** Changes of a cart line; missing properties stay unchanged. */
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
    const sku = (await readSkus(tx, [line.skuId])).get(line.skuId);
    if (!sku) throw refuse.notFound();
    assertBuyable(sku, quantity, 0);
  }
  await tx.update(cartItems).set({ quantity, isSelected }).where(isLine);
}

/** Removes lines by id; ignores ids that are not in this cart. */
export async function removeLines(tx: Database, userId: string, lineIds: readonly string[]): Promise<void> {
  const cartId = await lockCart(tx, userId, 1);
  await tx.delete(cartItems).where(and(eq(cartItems.cartId, cartId), inArray(cartItems.id, [...lineIds])));
}

/**
 * Removes the lines of an order. The caller must lock the cart.
 *
 * @throws {Refusal} CART_CHANGED when a line is missing, such as after an order from another tab
 */
export async function removeOrderedLines(tx: Database, cartId: string, skuIds: ReadonlySet<string>): Promise<void> {
  const removedLines = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.cartId, cartId), inArray(cartItems.skuId, [...skuIds])))
    .returning({ id: cartItems.id });
  if (removedLines.length < skuIds.size) throw refuse('CART_CHANGED');
}

/** Removes all lines. */
export async function emptyCart(tx: Database, userId: string): Promise<void> {
  const cartId = await lockCart(tx, userId, 1);
  await tx.delete(cartItems).where(eq(cartItems.cartId, cartId));
}
