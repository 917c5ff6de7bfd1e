import { MAX_CART_LINES } from '@mallard/domain/contract';
import { checkQuantity, clampQuantity, MAX_QUANTITY, mergeLines } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartItems } from '../../db/schema/index.ts';
import { type Good, mostOf, readGoods } from '../skus/queries.ts';
import { lockCart } from './lockCart.ts';

/** Pieces to put into a cart. */
export interface NewLine {
  skuUuid: string;
  quantity: number;
  isSelected: boolean;
}

/** A line of which not all went in. */
export interface ClampedLine {
  skuUuid: string;
  asked: number;
  /** How many of the pieces asked for went in. */
  kept: number;
}

interface AddedLine extends NewLine {
  price: Good['price'];
}

/**
 * Adds pieces of one SKU; a line that exists grows.
 *
 * @throws {Refusal} NOT_FOUND, OFF_SALE, OUT_OF_STOCK, PURCHASE_LIMIT or CART_LIMIT
 */
export async function addLine(tx: Database, userId: string, line: NewLine, now: Date): Promise<void> {
  const cartId = await lockCart(tx, userId, 1);
  const good = (await readGoods(tx, [line.skuUuid])).get(line.skuUuid);
  if (!good) throw refuse.notFound();
  const held = await readQuantities(tx, cartId);
  assertBuyable(good, line.quantity, held.get(line.skuUuid) ?? 0);
  await upsertLines(tx, cartId, held, [{ ...line, price: good.price }], now);
}

/**
 * Adds all lines of another cart, each as far as stock and limit allow.
 *
 * @returns the lines of which fewer went in; what does not exist or is off sale counts as none
 * @throws {Refusal} CART_LIMIT, and then nothing was added
 */
export async function mergeIntoCart(
  tx: Database,
  userId: string,
  lines: readonly NewLine[],
  now: Date,
): Promise<ClampedLine[]> {
  const cartId = await lockCart(tx, userId, 1);
  const wanted = mergeLines(lines);
  const goods = await readGoods(
    tx,
    wanted.map(({ skuUuid }) => skuUuid),
  );
  const held = await readQuantities(tx, cartId);
  const fitted = wanted.map((line) => {
    const good = goods.get(line.skuUuid);
    return { line, price: good?.price, kept: good ? fit(line.quantity, held.get(line.skuUuid) ?? 0, mostOf(good)) : 0 };
  });
  const added = fitted.flatMap(({ line, price, kept }) =>
    kept > 0 && price !== undefined ? [{ ...line, quantity: kept, price }] : [],
  );
  await upsertLines(tx, cartId, held, added, now);
  return fitted.flatMap(({ line: { skuUuid, quantity }, kept }) =>
    kept < quantity ? [{ skuUuid, asked: Math.min(quantity, MAX_QUANTITY), kept }] : [],
  );
}

/**
 * Makes sure that so many pieces can be bought.
 *
 * @param inCart pieces that the cart holds besides; 0 when a quantity is set
 * @throws {Refusal} OFF_SALE, OUT_OF_STOCK or PURCHASE_LIMIT, the latter two with what was asked and what is left
 */
export function assertBuyable(good: Good, asked: number, inCart: number): void {
  if (!good.isOnSale) throw refuse('OFF_SALE', { details: { skuUuid: good.skuUuid } });
  const verdict = checkQuantity({ asked, inCart, stock: good.stock, limit: good.limit });
  if (verdict.ok) return;
  const { code, left } = verdict;
  throw refuse(code, { details: { skuUuid: good.skuUuid, asked, left, inCart } });
}

/** How many pieces more fit in, when the line must not exceed `most`. */
export function fit(asked: number, inCart: number, most: number): number {
  return Math.max(0, clampQuantity(inCart + asked, most) - inCart);
}

/** Units in the cart by SKU. */
export async function readQuantities(tx: Database, cartId: string): Promise<Map<string, number>> {
  const rows = await tx.select().from(cartItems).where(eq(cartItems.cartId, cartId));
  return new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]));
}

/**
 * Adds units to the lines of a cart.
 *
 * @param held units in the cart by SKU, from {@link readQuantities}
 * @throws {Refusal} CART_LIMIT
 */
export async function upsertLines(
  tx: Database,
  cartId: string,
  held: ReadonlyMap<string, number>,
  lines: readonly AddedLine[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  const added = lines.filter(({ skuUuid }) => !held.has(skuUuid));
  if (held.size + added.length > MAX_CART_LINES) throw refuse('CART_LIMIT', { details: { limit: MAX_CART_LINES } });
  const rows = lines.map(({ skuUuid, quantity, isSelected, price }, place) => ({
    cartId,
    skuId: skuUuid,
    quantity,
    isSelected,
    addedPrice: price,
    // Lines are shown newest first: those that come together keep the order they came in.
    createdAt: new Date(now.getTime() - place),
  }));
  await tx
    .insert(cartItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.skuId],
      set: {
        quantity: sql`${cartItems.quantity} + excluded.quantity`,
        isSelected: sql`excluded.is_selected`,
        addedPrice: sql`excluded.added_price`,
      },
    });
}
