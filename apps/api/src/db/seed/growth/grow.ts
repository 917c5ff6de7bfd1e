import { products as catalogue } from '@mallard/catalogue';
import { sql } from 'drizzle-orm';
import { StartupError } from '../../../startupError.ts';
import type { Database } from '../../database.ts';
import { orders, products, settings } from '../../schema/index.ts';
import { createDraw } from './drawInSql.ts';
import { growOrders } from './growOrders.ts';
import { growProducts } from './growProducts.ts';
import { growShoppers } from './growShoppers.ts';

const MARKER = 'growth';
const ORDERS_PER_SHOPPER = 10;

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
 * Makes the sample shop a large one, in one transaction: what is broken off leaves the shop as it was, and is begun anew.
 *
 * @param db  with the sample shop in it
 * @param now the moment from which the new rows' times are counted
 * @throws {StartupError} when the shop was grown before, or has more already than is asked for
 */
export async function grow(db: Database, size: ShopSize, now: Date, onProgress: ShowProgress): Promise<void> {
  await db.transaction(async (tx) => {
    for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await tx.execute(sql`SELECT set_config(${name}, '0', true)`);
    await mark(tx, size, now);
    const more = {
      products: size.products - (await tx.$count(products)),
      orders: size.orders - (await tx.$count(orders)),
    };
    assertMore(size, more);
    const { seed } = size;
    await createDraw(tx);
    await growProducts(tx, {
      ...{ count: more.products, seed, now },
      onProgress: (made) => onProgress('products', made, more.products),
    });
    if (more.orders === 0) return;
    await growShoppers(tx, { count: Math.ceil(more.orders / ORDERS_PER_SHOPPER), seed, now });
    await growOrders(tx, {
      ...{ count: more.orders, seed, now },
      onProgress: (made) => onProgress('orders', made, more.orders),
    });
  });
  await db.execute(sql`ANALYZE`);
}

/** A rival's mark makes this wait until the rival has committed. */
async function mark(tx: Database, size: ShopSize, now: Date): Promise<void> {
  const marked = await tx
    .insert(settings)
    .values({ key: MARKER, value: { ...size, grownAt: now.toISOString() } })
    .onConflictDoNothing()
    .returning();
  if (marked.length > 0) return;
  throw new StartupError(
    'This shop has been grown before. For another size, set DATA_DIR to a new folder or DATABASE_URL to an empty database.',
  );
}

function assertMore(size: ShopSize, more: { products: number; orders: number }): void {
  if (more.products >= 0 && more.orders >= 0) return;
  throw new StartupError(
    `This shop has ${size.products - more.products} products and ${size.orders - more.orders} orders already (the sample shop alone has ${catalogue.length} products). Ask for at least as many.`,
  );
}
