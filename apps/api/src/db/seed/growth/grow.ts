import { products as catalogue } from '@mallard/catalogue';
import { sql } from 'drizzle-orm';
import { StartupError } from '../../../startupError.ts';
import type { Database } from '../../database.ts';
import { orders, products, searchBitmaps, searchTerms } from '../../schema/index.ts';
import { growOrders } from './growOrders.ts';
import { growProducts } from './growProducts.ts';
import { beginGrowth, type GrowthMark, growPiece } from './growthMark.ts';

/** Products of one transaction. Small, so that little is lost when it is broken off and old versions of rows can be reused. */
const PRODUCTS_AT_ONCE = 2000;
const PIECES_PER_VACUUM = 5;

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
export type ShowProgress = (what: 'products' | 'orders', made: number, wanted: number) => void;

/**
 * Makes the sample shop a large one: products piece by piece, then all orders at once. What was broken off goes on where it
 * was when it is begun again with the same figures.
 *
 * @param db  with the sample shop in it; its statements must not be limited in time
 * @param now the moment from which the new rows' times are counted
 * @throws {StartupError} when the shop was grown before, or has more already than is asked for
 */
export async function grow(db: Database, size: ShopSize, now: Date, onProgress: ShowProgress): Promise<void> {
  const had = { products: await db.$count(products), orders: await db.$count(orders) };
  assertMore(size, had);
  const start = { firstProducts: had.products, madeProducts: 0, isDone: false };
  let mark = await beginGrowth(db, { products: size.products, orders: size.orders, seed: size.seed, ...start });
  mark = await growAllProducts(db, mark, now, onProgress);
  const { seed } = size;
  const count = size.orders - had.orders;
  await growPiece(db, mark, { isDone: true }, (tx) =>
    growOrders(tx, { count, seed, now, onProgress: (made) => onProgress('orders', made, count) }),
  );
  await db.execute(sql`VACUUM (ANALYZE)`);
}

async function growAllProducts(
  db: Database,
  begun: GrowthMark,
  now: Date,
  onProgress: ShowProgress,
): Promise<GrowthMark> {
  const wanted = begun.products - begun.firstProducts;
  let mark = begun;
  for (let piece = 1; mark.madeProducts < wanted; piece += 1) {
    const start = mark.madeProducts;
    const madeProducts = Math.min(wanted, start + PRODUCTS_AT_ONCE);
    mark = await growPiece(db, mark, { madeProducts }, (tx) =>
      growProducts(tx, { start, count: madeProducts - start, seed: mark.seed, now }),
    );
    onProgress('products', madeProducts, wanted);
    // The embedded database has nobody who would do this behind the scenes.
    if (piece % PIECES_PER_VACUUM === 0) await db.execute(sql`VACUUM (ANALYZE) ${searchBitmaps}, ${searchTerms}`);
  }
  return mark;
}

function assertMore(size: ShopSize, had: { products: number; orders: number }): void {
  if (size.products >= had.products && size.orders >= had.orders) return;
  throw new StartupError(
    `This shop has ${had.products} products and ${had.orders} orders already (the sample shop alone has ${catalogue.length} products). Ask for at least as many.`,
  );
}
