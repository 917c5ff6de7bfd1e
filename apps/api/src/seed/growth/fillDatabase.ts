import { eq } from 'drizzle-orm';
import { readConfig } from '../../config/config.ts';
import { connect } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { orders, products } from '../../db/schema/index.ts';
import { loadSecrets } from '../../http/sessions/secrets.ts';
import { seed as seedSample } from '../seed.ts';
import { grow, type ShopSize } from './grow.ts';

const DEFAULT_SEED = 1;
/** A whole table may have to be tidied in one statement. */
const PATIENCE_MS = 6 * 3_600_000;
const TOLD_EVERY = 10_000;

/**
 * Fills the database that the environment names with the sample shop, and makes it as large as is asked for. No server may
 * have its folder open.
 *
 * @param asked nothing at all asks for the sample shop alone
 * @param tell  told what has been done so far
 * @throws {StartupError} bad variable, folder in use, no database; a shop that was grown before or has more already
 */
export async function fillDatabase(
  env: Record<string, string | undefined>,
  asked: Partial<ShopSize>,
  tell: (text: string) => void,
): Promise<void> {
  const config = readConfig(env);
  const { databaseUrl: url, dataDir } = config;
  const connection = await connect(url === null ? { dataDir } : { url, waitMs: PATIENCE_MS });
  try {
    const { db } = connection;
    await migrate(db);
    const { pepper } = await loadSecrets(config, connection);
    const isNew = await seedSample(db, { now: new Date(), pepper, passwordSalt: config.passwordSalt });
    const place = url === null ? `the folder ${dataDir}` : 'the database that DATABASE_URL names';
    tell(isNew ? `The sample shop is in ${place}.` : `The sample shop was in ${place} already.`);
    if (asked.products === undefined && asked.orders === undefined) return;
    const size = {
      products: asked.products ?? (await db.$count(products)),
      orders: asked.orders ?? (await db.$count(orders)),
      seed: asked.seed ?? DEFAULT_SEED,
    };
    await grow(db, size, new Date(), (what, made, wanted) => {
      if (made === wanted || made % TOLD_EVERY === 0) tell(`${made} of ${wanted} new ${what}`);
    });
    const offShelf = await db.$count(products, eq(products.isOnSale, false));
    tell(`The shop has ${size.products} products (${offShelf} of them off the shelf) and ${size.orders} orders.`);
  } finally {
    await connection.close();
  }
}
