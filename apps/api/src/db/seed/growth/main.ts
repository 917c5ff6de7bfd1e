import { readConfig } from '../../../config.ts';
import { loadSecrets } from '../../../sessions/secrets.ts';
import { StartupError } from '../../../startupError.ts';
import { connect } from '../../connect.ts';
import { migrate } from '../../migrate.ts';
import { orders, products } from '../../schema/index.ts';
import { seed as seedSample } from '../seed.ts';
import { grow } from './grow.ts';
import { readSize } from './readSize.ts';

const DEFAULT_SEED = 1;

/** `npm run seed`: fills a database with the sample shop, and makes it as large as it is told to. */
async function run(): Promise<void> {
  const asked = readSize(process.argv.slice(2));
  const config = readConfig(process.env);
  const place = config.databaseUrl === null ? `the folder ${config.dataDir}` : 'the database that DATABASE_URL names';
  const start = performance.now();
  const tell = (text: string) =>
    console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  ${text}`);
  const connection = await connect(
    config.databaseUrl === null ? { dataDir: config.dataDir } : { url: config.databaseUrl },
  );
  try {
    const { db } = connection;
    await migrate(db);
    const { pepper } = await loadSecrets(config, connection);
    const isNew = await seedSample(db, { now: new Date(), pepper, passwordSalt: config.passwordSalt });
    tell(isNew ? `The sample shop is in ${place}.` : `The sample shop was in ${place} already.`);
    if (asked.products === undefined && asked.orders === undefined) return;
    const size = {
      products: asked.products ?? (await db.$count(products)),
      orders: asked.orders ?? (await db.$count(orders)),
      seed: asked.seed ?? DEFAULT_SEED,
    };
    await grow(db, size, new Date(), (what, made, wanted) => {
      if (made === wanted || made % 10_000 === 0) tell(`${made} of ${wanted} new ${what}`);
    });
    tell(`The shop has ${size.products} products and ${size.orders} orders.`);
  } finally {
    await connection.close();
  }
}

run().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
