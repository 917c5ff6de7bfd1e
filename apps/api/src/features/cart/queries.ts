import { type Cart, type CartItem, MAX_CART_LINES } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import type { Minor } from '@mallard/domain/money';
import { cartTotals, checkQuantity, clampQuantity, MAX_QUANTITY, mergeLines } from '@mallard/domain/rules';
import { refuse, toAttributes, toPicture } from '@mallard/domain/serving';
import { and, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { cartItems, carts, savedItems, skus } from '../../db/schema/index.ts';
import { lineStatus } from '../skus/lineStatus.ts';
import {
  maxQuantityOf,
  readSkus,
  type SkuDetails,
  type SkuRow,
  skuColumns,
  skuTables,
  toSkuDetails,
} from '../skus/queries.ts';

/**
 * Locks the user's cart until the transaction ends, and creates it if necessary. This serializes requests of one user that change
 * lines or place orders.
 *
 * @param growth increment of the cart version: 1 when lines will change, otherwise 0
 * @returns cart id
 */
export async function lockCart(tx: Database, userId: string, growth: 0 | 1): Promise<string> {
  const [cart] = await upsertCart(tx, { userId, growth });
  if (!cart) throw new Error('INSERT returned no row');
  return cart.id;
}

const upsertCart = prepared<{ userId: string; growth: number }, { id: string }>(
  'upsert_cart',
  () => sql`INSERT INTO ${carts} (user_id, version) VALUES (${sql.placeholder('userId')}, ${sql.placeholder('growth')})
    ON CONFLICT (user_id) DO UPDATE SET version = ${carts.version} + excluded.version RETURNING ${carts.id}`,
);

interface Line {
  id: string;
  quantity: number;
  isSelected: boolean;
  addedPrice: Minor;
}

/** Row of a cart: one of its lines, or only its version if it has none. */
type CartRow = { version: number } & ({ line: null } | FilledRow);
type FilledRow = SkuRow & { line: Line & { isSaved: boolean } };

const cartLines = prepared<{ userId: string }, CartRow>('cart_lines', () => {
  const lineOf = (table: typeof cartItems | typeof savedItems, isSelected: SQL, isSaved: SQL) =>
    sql`SELECT ${table.cartId}, ${table.id}, ${table.skuId}, ${table.quantity}, ${isSelected} AS is_selected,
      ${table.addedPrice}, ${table.createdAt}, ${isSaved} AS is_saved FROM ${table}`;
  return sql`SELECT ${carts.version}, ${skuColumns},
      CASE WHEN line.id IS NOT NULL THEN json_build_object('id', line.id, 'quantity', line.quantity,
        'isSelected', line.is_selected, 'addedPrice', line.added_price, 'isSaved', line.is_saved) END AS line
    FROM ${carts} LEFT JOIN (
      (${lineOf(cartItems, sql`${cartItems.isSelected}`, sql`false`)}
        UNION ALL ${lineOf(savedItems, sql`false`, sql`true`)}) AS line
      JOIN ${skuTables} ON ${skus.id} = line.sku_id
    ) ON line.cart_id = ${carts.id}
    WHERE ${carts.userId} = ${sql.placeholder('userId')} ORDER BY line.created_at DESC, line.id`;
});

/** Reads the user's cart with current prices and stock, in one statement. Returns an empty cart if there is none yet. */
export async function readCart(db: Database, userId: string, locale: ContentLocale): Promise<Cart> {
  const rows = await cartLines(db, { userId });
  const filled = rows.filter((row): row is { version: number } & FilledRow => row.line !== null);
  const toItems = (isSaved: boolean) =>
    filled.filter(({ line }) => line.isSaved === isSaved).map((row) => toItem(row.line, toSkuDetails(row), locale));
  const items = toItems(false);
  return { version: rows[0]?.version ?? 0, items, saved: toItems(true), ...cartTotals(items) };
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
  const [row] = await skuInCart(tx, { cartId, skuId: line.skuUuid });
  if (!row) throw refuse.notFound();
  const sku = toSkuDetails(row);
  assertBuyable(sku, line.quantity, row.inCart ?? 0);
  if (row.inCart === null && row.lineCount >= MAX_CART_LINES) throw cartLimit();
  await upsertLine(tx, {
    cartId,
    skuId: line.skuUuid,
    quantity: line.quantity,
    isSelected: line.isSelected,
    addedPrice: sku.price,
    createdAt: now.toISOString(),
  });
}

/** A SKU, with its quantity in a cart, and the number of lines of the cart. */
type SkuInCart = SkuRow & { inCart: number | null; lineCount: number };

const skuInCart = prepared<{ cartId: string; skuId: string }, SkuInCart>(
  'sku_in_cart',
  () => sql`SELECT ${skuColumns}, ${cartItems.quantity} AS "inCart",
      (SELECT count(*)::int FROM ${cartItems} AS lines WHERE lines.cart_id = ${sql.placeholder('cartId')}) AS "lineCount"
    FROM ${skuTables}
    LEFT JOIN ${cartItems} ON ${cartItems.skuId} = ${skus.id} AND ${cartItems.cartId} = ${sql.placeholder('cartId')}
    WHERE ${skus.id} = ${sql.placeholder('skuId')}`,
);

interface LineValues {
  cartId: string;
  skuId: string;
  quantity: number;
  isSelected: boolean;
  addedPrice: number;
  createdAt: string;
}

const upsertLine = prepared<LineValues, never>(
  'upsert_cart_line',
  () => sql`INSERT INTO ${cartItems} (cart_id, sku_id, quantity, is_selected, added_price, created_at)
    VALUES (${sql.placeholder('cartId')}, ${sql.placeholder('skuId')}, ${sql.placeholder('quantity')},
      ${sql.placeholder('isSelected')}, ${sql.placeholder('addedPrice')}, ${sql.placeholder('createdAt')})
    ON CONFLICT (cart_id, sku_id) DO UPDATE SET quantity = ${cartItems.quantity} + excluded.quantity,
      is_selected = excluded.is_selected, added_price = excluded.added_price`,
);

function cartLimit() {
  return refuse('CART_LIMIT', { details: { limit: MAX_CART_LINES } });
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
  if (quantityBySku.size + added.length > MAX_CART_LINES) throw cartLimit();
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
