import { MAX_CART_LINES } from '@mallard/domain/contract';
import { checkQuantity, clampQuantity, MAX_QUANTITY, mergeLines } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartItems } from '../../db/schema/index.ts';
import { maxQuantityOf, readSkus, type SkuDetails } from '../skus/queries.ts';
import { lockCart } from './lockCart.ts';

/** Units of a SKU to add to a cart. */
export interface NewLine {
  skuUuid: string;
  quantity: number;
  isSelected: boolean;
}

/** A line whose quantity was reduced by stock or purchase limit. */
export interface ClampedLine {
  skuUuid: string;
  asked: number;
  /** Units that were added. */
  kept: number;
}

interface AddedLine extends NewLine {
  price: SkuDetails['price'];
}

/**
 * Adds units of one SKU, to the existing line if there is one.
 *
 * @throws {Refusal} NOT_FOUND, OFF_SALE, OUT_OF_STOCK, PURCHASE_LIMIT or CART_LIMIT
 */
export async function addLine(tx: Database, userId: string, line: NewLine, now: Date): Promise<void> {
  const cartId = await lockCart(tx, userId, 1);
  const sku = (await readSkus(tx, [line.skuUuid])).get(line.skuUuid);
  if (!sku) throw refuse.notFound();
  const quantityBySku = await readQuantities(tx, cartId);
  assertBuyable(sku, line.quantity, quantityBySku.get(line.skuUuid) ?? 0);
  await upsertLines(tx, cartId, quantityBySku, [{ ...line, price: sku.price }], now);
}

/**
 * Adds all lines of another cart, each up to stock and purchase limit.
 *
 * @returns lines whose quantity was reduced; unknown and off-sale SKUs are reduced to 0
 * @throws {Refusal} CART_LIMIT; then no line is added
 */
export async function mergeIntoCart(
  tx: Database,
  userId: string,
  lines: readonly NewLine[],
  now: Date,
): Promise<ClampedLine[]> {
  const cartId = await lockCart(tx, userId, 1);
  const requestedLines = mergeLines(lines);
  const skusById = await readSkus(
    tx,
    requestedLines.map(({ skuUuid }) => skuUuid),
  );
  const quantityBySku = await readQuantities(tx, cartId);
  const fitted = requestedLines.map((line) => {
    const sku = skusById.get(line.skuUuid);
    return {
      line,
      price: sku?.price,
      fittingUnits: sku ? fit(line.quantity, quantityBySku.get(line.skuUuid) ?? 0, maxQuantityOf(sku)) : 0,
    };
  });
  const added = fitted.flatMap(({ line, price, fittingUnits }) =>
    fittingUnits > 0 && price !== undefined ? [{ ...line, quantity: fittingUnits, price }] : [],
  );
  await upsertLines(tx, cartId, quantityBySku, added, now);
  return fitted.flatMap(({ line: { skuUuid, quantity }, fittingUnits }) =>
    fittingUnits < quantity ? [{ skuUuid, asked: Math.min(quantity, MAX_QUANTITY), kept: fittingUnits }] : [],
  );
}

/**
 * Checks that a quantity can be bought.
 *
 * @param inCart units that are already in the cart; 0 when the quantity is replaced
 * @throws {Refusal} OFF_SALE; OUT_OF_STOCK or PURCHASE_LIMIT with the requested and available units
 */
export function assertBuyable(sku: SkuDetails, asked: number, inCart: number): void {
  if (!sku.isOnSale) throw refuse('OFF_SALE', { details: { skuUuid: sku.skuUuid } });
  const verdict = checkQuantity({ asked, inCart, stock: sku.stock, limit: sku.limit });
  if (verdict.ok) return;
  const { code, left } = verdict;
  throw refuse(code, { details: { skuUuid: sku.skuUuid, asked, left, inCart } });
}

/** Returns how many of the requested units can be added to a line, up to `max` in total. */
export function fit(asked: number, inCart: number, max: number): number {
  return Math.max(0, clampQuantity(inCart + asked, max) - inCart);
}

/** Reads the quantities of a cart by SKU. */
export async function readQuantities(tx: Database, cartId: string): Promise<Map<string, number>> {
  const rows = await tx.select().from(cartItems).where(eq(cartItems.cartId, cartId));
  return new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]));
}

/**
 * Adds units to the lines of a cart.
 *
 * @param quantityBySku units in the cart by SKU, from {@link readQuantities}
 * @throws {Refusal} CART_LIMIT
 */
export async function upsertLines(
  tx: Database,
  cartId: string,
  quantityBySku: ReadonlyMap<string, number>,
  lines: readonly AddedLine[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  const added = lines.filter(({ skuUuid }) => !quantityBySku.has(skuUuid));
  if (quantityBySku.size + added.length > MAX_CART_LINES)
    throw refuse('CART_LIMIT', { details: { limit: MAX_CART_LINES } });
  const rows = lines.map(({ skuUuid, quantity, isSelected, price }, index) => ({
    cartId,
    skuId: skuUuid,
    quantity,
    isSelected,
    addedPrice: price,
    // Lines are sorted newest first. Subtract the index, so that lines of one request keep their order.
    createdAt: new Date(now.getTime() - index),
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
