import { eq } from 'drizzle-orm';
import { readConfig } from '../../config/config.ts';
import { readShopFile } from '../../config/readShopFile.ts';
import { connect } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { orders, products } from '../../db/schema/index.ts';
import { assertOrderCurrency } from '../../features/orders/assertOrderCurrency.ts';
import { loadSecrets } from '../../http/sessions/secrets.ts';
import { seed as seedSample } from '../seed.ts';
import { grow, type ShopSize } from './grow.ts';

const DEFAULT_SEED = 1;
/** Long enough for VACUUM of a large table. */
const PATIENCE_MS = 6 * 3_600_000;
const PROGRESS_INTERVAL = 10_000;

/**
 * Seeds the configured database with the sample shop, and adds generated products and orders up to the requested size. Stop any
 * server that uses the same data folder first.
 *
 * @param requested size; empty for the sample shop only
 * @param onProgress called with progress messages
 * @throws {StartupError} for an invalid variable, a folder in use or no database, and when the shop has another generated size
 */
export async function fillDatabase(
  env: Record<string, string | undefined>,
  requested: Partial<ShopSize>,
  onProgress: (text: string) => void,
): Promise<void> {
  const config = readConfig(env);
  const shop = readShopFile(config);
  const { databaseUrl: url, dataDir } = config;
  const connection = await connect(url === null ? { dataDir } : { url, waitMs: PATIENCE_MS });
  try {
    const { db } = connection;
    await migrate(db);
    await assertOrderCurrency(db, shop);
    const { pepper } = await loadSecrets(config, connection);
    const isNew = await seedSample(db, { now: new Date(), shop, pepper, passwordSalt: config.passwordSalt });
    const location = url === null ? `the folder ${dataDir}` : 'the database that DATABASE_URL names';
    onProgress(isNew ? `The sample shop is in ${location}.` : `The sample shop was in ${location} already.`);
    if (requested.products === undefined && requested.orders === undefined) return;
    const size = {
      products: requested.products ?? (await db.$count(products)),
      orders: requested.orders ?? (await db.$count(orders)),
      seed: requested.seed ?? DEFAULT_SEED,
    };
    await grow(db, shop, size, new Date(), (what, count, total) => {
      if (count === total || count % PROGRESS_INTERVAL === 0) onProgress(`${count} of ${total} new ${what}`);
    });
    const offSaleCount = await db.$count(products, eq(products.isOnSale, false));
    onProgress(`The shop has ${size.products} products (${offSaleCount} of them off sale) and ${size.orders} orders.`);
  } finally {
    await connection.close();
  }
}
