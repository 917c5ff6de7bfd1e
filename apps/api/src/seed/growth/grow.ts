import { products as catalogue } from '@mallard/catalogue';
import { sql } from 'drizzle-orm';
import { StartupError } from '../../config/startupError.ts';
import type { Database } from '../../db/database.ts';
import { orders, products } from '../../db/schema/index.ts';
import { rebuildIndex } from '../../features/products/search/rebuildIndex.ts';
import { growOrders } from './growOrders.ts';
import { growProducts } from './growProducts.ts';
import { beginGrowth, type GrowthMark, growPiece } from './growthMark.ts';

/** Products of one transaction. Small, so that little is lost when it is broken off and old versions of rows can be reused. */
const PRODUCTS_AT_ONCE = 2000;

/** How large a shop shall become. */
export interface ShopSize {
  /** Products in all, those of the sample shop among them. */
  products: number;
  /** Orders in all, those of the demo account among them. */
  orders: number;
  /** The same seed gives the same shop. */
  seed: number;
}

/** Told what is being made, and how many of it are. */
export type ShowProgress = (what: 'products' | 'searchable products' | 'orders', made: number, wanted: number) => void;

/**
 * Makes the sample shop a large one: products piece by piece, then the search index and all orders at once. What was broken off goes on where it
 * was when it is begun again with the same figures.
 *
 * @param db  with the sample shop in it; its statements must not be limited in time
 * @param now the moment from which the new rows' times are counted
 * @throws {StartupError} when the shop was grown before with other figures, or has more already than is asked for
 */
export async function grow(db: Database, size: ShopSize, now: Date, onProgress: ShowProgress): Promise<void> {
  const had = { products: await db.$count(products), orders: await db.$count(orders) };
  assertMore(size, had);
  const isIndexed = size.products === had.products;
  const start = { firstProducts: had.products, madeProducts: 0, isIndexed, isDone: false };
  const mark = await beginGrowth(db, { products: size.products, orders: size.orders, seed: size.seed, ...start });
  // What was broken off at the very end has only to be tidied.
  if (!mark.isDone) await growAll(db, mark, { now, onProgress, count: size.orders - had.orders });
  await db.execute(sql`VACUUM (ANALYZE)`);
}

interface Growth {
  now: Date;
  onProgress: ShowProgress;
  /** Orders to make. */
  count: number;
}

async function growAll(db: Database, begun: GrowthMark, { now, onProgress, count }: Growth): Promise<void> {
  let mark = await growAllProducts(db, begun, now, onProgress);
  if (!mark.isIndexed)
    mark = await growPiece(db, mark, { isIndexed: true }, (tx) =>
      rebuildIndex(tx, (made, all) => onProgress('searchable products', made, all)),
    );
  const { seed } = mark;
  await growPiece(db, mark, { isDone: true }, (tx) =>
    growOrders(tx, { count, seed, now, onProgress: (made) => onProgress('orders', made, count) }),
  );
}

async function growAllProducts(
  db: Database,
  begun: GrowthMark,
  now: Date,
  onProgress: ShowProgress,
): Promise<GrowthMark> {
  const wanted = begun.products - begun.firstProducts;
  let mark = begun;
  while (mark.madeProducts < wanted) {
    const start = mark.madeProducts;
    const madeProducts = Math.min(wanted, start + PRODUCTS_AT_ONCE);
    mark = await growPiece(db, mark, { madeProducts }, (tx) =>
      growProducts(tx, { start, count: madeProducts - start, seed: mark.seed, now }),
    );
    onProgress('products', madeProducts, wanted);
  }
  return mark;
}

function assertMore(size: ShopSize, had: { products: number; orders: number }): void {
  if (size.products >= had.products && size.orders >= had.orders) return;
  throw new StartupError(
    `This shop has ${had.products} products and ${had.orders} orders already (the sample shop alone has ${catalogue.length} products). Ask for at least as many.`,
  );
}
