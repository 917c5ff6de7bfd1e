import { products as catalogue } from '@mallard/catalogue';
import type { Shop } from '@mallard/domain/contract';
import { sql } from 'drizzle-orm';
import { StartupError } from '../../config/startupError.ts';
import type { Database } from '../../db/database.ts';
import { orders, products } from '../../db/schema/index.ts';
import { rebuildIndex } from '../../features/products/search/rebuildIndex.ts';
import { growOrders } from './growOrders.ts';
import { growProducts } from './growProducts.ts';
import { beginGrowth, type GrowthMark, growPiece } from './growthMark.ts';

/** Products per transaction. Small, so that an interruption loses little, and dead rows can be reused. */
const PRODUCTS_AT_ONCE = 2000;

/** Target size of a shop. */
export interface ShopSize {
  /** Total number of products, including the sample shop. */
  products: number;
  /** Total number of orders, including the demo account. */
  orders: number;
  /** Random seed; the same seed generates the same shop. */
  seed: number;
}

/** Called with the current count and the total of each kind. */
export type ShowProgress = (what: 'products' | 'searchable products' | 'orders', count: number, total: number) => void;

/**
 * Adds generated products and orders to the sample shop: products in batches, then the search index and all orders at once. An
 * interrupted run continues when it is started again with the same size.
 *
 * @param db  seeded database, without a statement timeout
 * @param now base of all generated timestamps
 * @throws {StartupError} when the shop was grown to another size, or is already larger
 */
export async function grow(
  db: Database,
  shop: Shop,
  size: ShopSize,
  now: Date,
  onProgress: ShowProgress,
): Promise<void> {
  const had = { products: await db.$count(products), orders: await db.$count(orders) };
  assertMore(size, had);
  const isIndexed = size.products === had.products;
  const start = { firstProducts: had.products, madeProducts: 0, isIndexed, isDone: false };
  const mark = await beginGrowth(db, { products: size.products, orders: size.orders, seed: size.seed, ...start });
  // If only the final maintenance was interrupted, run it again.
  if (!mark.isDone) await growAll(db, mark, { shop, now, onProgress, count: size.orders - had.orders });
  await db.execute(sql`VACUUM (ANALYZE)`);
}

interface Growth {
  shop: Shop;
  now: Date;
  onProgress: ShowProgress;
  /** Number of orders to create. */
  count: number;
}

async function growAll(db: Database, initialMark: GrowthMark, { shop, now, onProgress, count }: Growth): Promise<void> {
  let mark = await growAllProducts(db, initialMark, now, onProgress);
  if (!mark.isIndexed)
    mark = await growPiece(db, mark, { isIndexed: true }, (tx) =>
      rebuildIndex(tx, (made, all) => onProgress('searchable products', made, all)),
    );
  const { seed } = mark;
  await growPiece(db, mark, { isDone: true }, (tx) =>
    growOrders(tx, { shop, count, seed, now, onProgress: (made) => onProgress('orders', made, count) }),
  );
}

async function growAllProducts(
  db: Database,
  initialMark: GrowthMark,
  now: Date,
  onProgress: ShowProgress,
): Promise<GrowthMark> {
  const newProductCount = initialMark.products - initialMark.firstProducts;
  let mark = initialMark;
  while (mark.madeProducts < newProductCount) {
    const start = mark.madeProducts;
    const madeProducts = Math.min(newProductCount, start + PRODUCTS_AT_ONCE);
    mark = await growPiece(db, mark, { madeProducts }, (tx) =>
      growProducts(tx, { start, count: madeProducts - start, seed: mark.seed, now }),
    );
    onProgress('products', madeProducts, newProductCount);
  }
  return mark;
}

function assertMore(size: ShopSize, had: { products: number; orders: number }): void {
  if (size.products >= had.products && size.orders >= had.orders) return;
  throw new StartupError(
    `This shop has ${had.products} products and ${had.orders} orders already (the sample shop has ${catalogue.length} products). Request at least as many.`,
  );
}
