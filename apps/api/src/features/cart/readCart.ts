import type { Cart, CartItem } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { cartTotals } from '@mallard/domain/rules';
import { asc, desc, eq, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartItems, carts, savedItems } from '../../db/schema/index.ts';
import { lineStatus } from '../skus/lineStatus.ts';
import { toAttributes, toPicture } from '../skus/presenter.ts';
import { readSkus, type SkuDetails } from '../skus/queries.ts';

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
