import { type Cart, type CartItem, MAX_CART_LINES } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { cartTotals, checkQuantity, clampQuantity, MAX_QUANTITY, mergeLines } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { and, asc, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartItems, carts, savedItems } from '../../db/schema/index.ts';
import { lineStatus } from '../skus/lineStatus.ts';
import { toAttributes, toPicture } from '../skus/presenter.ts';
import { maxQuantityOf, readSkus, type SkuDetails } from '../skus/queries.ts';

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

type Line = Omit<typeof cartItems.$inferSelect, 'createdAt'>;

/** Reads the user's cart with current prices and stock. Returns an empty cart if there is none yet. */
export async function readCart(db: Database, userId: string, locale: ContentLocale): Promise<Cart> {
  const rows = await db
    .select({ version: carts.version, line: cartItems })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(eq(carts.userId, userId))
    .orderBy(desc(cartItems.createdAt), asc(cartItems.id));
  const lines = rows.flatMap(({ line }) => (line ? [line] : []));
  const savedLines = await readSavedLines(db, userId);
  const skusById = await readSkus(
    db,
    [...lines, ...savedLines].map(({ skuId }) => skuId),
  );
  const toItems = (list: readonly Line[]) =>
    list.flatMap((line) => {
      const sku = skusById.get(line.skuId);
      return sku ? [toItem(line, sku, locale)] : [];
    });
  const items = toItems(lines);
  return { version: rows[0]?.version ?? 0, items, saved: toItems(savedLines), ...cartTotals(items) };
}

async function readSavedLines(db: Database, userId: string): Promise<Line[]> {
  const rows = await db
    .select({ line: savedItems })
    .from(savedItems)
    .innerJoin(carts, eq(carts.id, savedItems.cartId))
    .where(eq(carts.userId, userId))
    .orderBy(desc(savedItems.createdAt), asc(savedItems.id));
  return rows.map(({ line }) => ({ ...line, isSelected: false }));
}

/** Counts the units in the cart. */
export async function countUnits(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ units: sum(cartItems.quantity).mapWith(Number) })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(eq(carts.userId, userId));
  return row?.units ?? 0;
}

function toItem(line: Line, sku: SkuDetails, locale: ContentLocale): CartItem {
  return {
    id: line.id,
    productUuid: sku.productUuid,
    skuUuid: sku.skuUuid,
    title: sku.title[locale],
    categoryUuids: sku.categoryUuids,
    attributes: toAttributes(sku.attributes, locale),
    image: toPicture(sku.picture, locale),
    price: sku.price,
    originalPrice: sku.originalPrice,
    addedPrice: line.addedPrice,
    quantity: line.quantity,
    stock: sku.stock,
    limit: sku.limit,
    isSelected: line.isSelected,
    status: lineStatus(sku, line.quantity),
  };
}

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
