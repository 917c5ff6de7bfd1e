import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../testing/fixtures.ts';
import { createTestApp, type RunningPostgres, startPostgres, type TestApp } from '../testing/index.ts';
import { purchaseOf } from '../testing/purchase.ts';
import { findPgbouncer, type RunningPgbouncer, startPgbouncer } from '../testing/startPgbouncer.ts';
import { connectPostgres } from './connectPostgres.ts';
import type { Database } from './database.ts';
import { databaseCode } from './sqlState.ts';

const program = findPgbouncer();

const readSettings = async (db: Database) => {
  const { rows } = await db.execute<{ lock: string; zone: string }>(
    sql`SELECT current_setting('lock_timeout') AS lock, current_setting('TimeZone') AS zone`,
  );
  return rows[0];
};

describe.skipIf(program === null)('PgBouncer in transaction mode', () => {
  let postgres: RunningPostgres;
  let pgbouncer: RunningPgbouncer;
  let shop: TestApp;
  beforeAll(async () => {
    postgres = await startPostgres();
    pgbouncer = await startPgbouncer(program ?? '', postgres.url);
    shop = await createTestApp({ url: pgbouncer.url });
  });
  afterAll(async () => {
    await shop.close();
    await pgbouncer.stop();
    await postgres.stop();
  });

  it('supports migrations, orders and payments', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 40 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.signUp()));
    const orders = await Promise.all(buyers.map((buyer) => purchaseOf(shop, buyer).placeOrder(skuId)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(20);
  });

  it('has the time limits in each transaction only', async () => {
    const { db, close } = await connectPostgres({ url: pgbouncer.url, waitMs: 1234 });
    expect(await db.transaction(readSettings)).toEqual({ lock: '1234ms', zone: 'UTC' });
    expect(await readSettings(db)).toMatchObject({ lock: '0' });
    await close();
  });

  it('cancels a query after its lock timeout', async () => {
    const { db, close } = await connectPostgres({ url: pgbouncer.url, waitMs: 100 });
    const outcome = await shop.db.transaction(async (holder) => {
      await holder.execute(sql`LOCK TABLE carts IN ACCESS EXCLUSIVE MODE`);
      return db.transaction((tx) => tx.execute(sql`SELECT FROM carts`)).catch(databaseCode);
    });
    expect(outcome).toBe('55P03');
    await close();
  });
});

describe('PostgreSQL itself', () => {
  it('has the time limits on each connection, for single statements too', async () => {
    const postgres = await startPostgres();
    const { db, close } = await connectPostgres({ url: postgres.url, waitMs: 1234 });
    expect(await readSettings(db)).toEqual({ lock: '1234ms', zone: 'UTC' });
    await close();
    await postgres.stop();
  });
});
