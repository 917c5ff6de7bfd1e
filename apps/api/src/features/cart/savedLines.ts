import { MAX_SAVED_LINES } from '@mallard/domain/contract';
import { MAX_QUANTITY } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartItems, savedItems } from '../../db/schema/index.ts';
import { maxQuantityOf, readSkus, type SkuDetails } from '../skus/queries.ts';
import { assertBuyable, type ClampedLine, fit, lockCart, readQuantities, upsertLines } from './queries.ts';

/**
 * Moves the line of a SKU from the cart to the saved lines.
 *
 * @throws {Refusal} NOT_FOUND or SAVED_LIMIT
 */
export async function saveLine(tx: Database, userId: string, skuUuid: string, now: Date): Promise<void> {
  const cartId = await lockCart(tx, userId, 1);
  const [line] = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.skuId, skuUuid)))
    .returning({ quantity: cartItems.quantity });
  if (!line) throw refuse.notFound();
  await upsertSavedLine(tx, cartId, await readSku(tx, skuUuid), line.quantity, now);
}

/**
 * Adds units of a SKU to the saved lines.
 *
 * @throws {Refusal} NOT_FOUND or SAVED_LIMIT
 */
export async function addSavedLine(
  tx: Database,
  userId: string,
  line: { skuUuid: string; quantity: number },
  now: Date,
): Promise<void> {
  const cartId = await lockCart(tx, userId, 1);
  await upsertSavedLine(tx, cartId, await readSku(tx, line.skuUuid), line.quantity, now);
}

/** Units of a saved line to move to the cart. */
interface MovedUnits {
  skuUuid: string;
  /** @default all units */
  quantity?: number | undefined;
  isSelected: boolean;
}

/**
 * Moves units of a saved line to the cart, up to stock and purchase limit; the remaining units stay saved.
 *
 * @returns the line if fewer units than requested were moved
 * @throws {Refusal} NOT_FOUND, OFF_SALE, OUT_OF_STOCK, PURCHASE_LIMIT or CART_LIMIT
 */
export async function moveSavedLine(
  tx: Database,
  userId: string,
  { skuUuid, quantity: requestedQuantity, isSelected }: MovedUnits,
  now: Date,
): Promise<ClampedLine[]> {
  const cartId = await lockCart(tx, userId, 1);
  const isLine = and(eq(savedItems.cartId, cartId), eq(savedItems.skuId, skuUuid));
  const [line] = await tx.select({ quantity: savedItems.quantity }).from(savedItems).where(isLine);
  if (!line) throw refuse.notFound();
  const sku = await readSku(tx, skuUuid);
  const quantityBySku = await readQuantities(tx, cartId);
  const inCart = quantityBySku.get(skuUuid) ?? 0;
  const quantity = Math.min(requestedQuantity ?? line.quantity, line.quantity);
  const movedUnits = sku.isOnSale ? fit(quantity, inCart, maxQuantityOf(sku)) : 0;
  if (movedUnits === 0) assertBuyable(sku, quantity, inCart);
  await upsertLines(tx, cartId, quantityBySku, [{ skuUuid, quantity: movedUnits, isSelected, price: sku.price }], now);
  if (movedUnits === line.quantity) await tx.delete(savedItems).where(isLine);
  else
    await tx
      .update(savedItems)
      .set({ quantity: line.quantity - movedUnits })
      .where(isLine);
  return movedUnits < quantity ? [{ skuUuid, asked: quantity, kept: movedUnits }] : [];
}

/** Deletes the saved line of a SKU, if it exists. */
export async function deleteSavedLine(tx: Database, userId: string, skuUuid: string): Promise<void> {
  const cartId = await lockCart(tx, userId, 1);
  await tx.delete(savedItems).where(and(eq(savedItems.cartId, cartId), eq(savedItems.skuId, skuUuid)));
}

async function readSku(tx: Database, skuUuid: string): Promise<SkuDetails> {
  const sku = (await readSkus(tx, [skuUuid])).get(skuUuid);
  if (!sku) throw refuse.notFound();
  return sku;
}

async function upsertSavedLine(
  tx: Database,
  cartId: string,
  sku: SkuDetails,
  quantity: number,
  now: Date,
): Promise<void> {
  const { skuUuid, price: addedPrice } = sku;
  const isOther = and(eq(savedItems.cartId, cartId), ne(savedItems.skuId, skuUuid));
  const [otherLines] = await tx.select({ lines: count() }).from(savedItems).where(isOther);
  if ((otherLines?.lines ?? 0) >= MAX_SAVED_LINES) throw refuse('SAVED_LIMIT', { details: { limit: MAX_SAVED_LINES } });
  await tx
    .insert(savedItems)
    .values({ cartId, skuId: skuUuid, quantity, addedPrice, createdAt: now })
    .onConflictDoUpdate({
      target: [savedItems.cartId, savedItems.skuId],
      set: {
        quantity: sql`least(${savedItems.quantity} + excluded.quantity, ${MAX_QUANTITY})`,
        addedPrice: sql`excluded.added_price`,
      },
    });
}
