import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../seed/seed.ts';
import { type RunningPostgres, startPostgres } from '../testing/index.ts';
import { connectPostgres } from './connectPostgres.ts';
import type { Connection, Database } from './database.ts';
import { migrate } from './migrate.ts';
import { runLongTransaction } from './runLongTransaction.ts';

const IDLE_MS = 1000;

let postgres: RunningPostgres;
let connection: Connection;
beforeAll(async () => {
  postgres = await startPostgres();
  connection = await connectPostgres({ url: postgres.url, idleMs: IDLE_MS });
});
afterAll(async () => {
  await connection.close();
  await postgres.stop();
});

const pauseThenAsk = async (tx: Database) => {
  await setTimeout(IDLE_MS * 1.5);
  return (await tx.execute(sql`SELECT 1 AS one`)).rows;
};

it('can be idle longer than the transaction of a request', async () => {
  const [long, short] = await Promise.all([
    runLongTransaction(connection.db, pauseThenAsk),
    connection.db.transaction(pauseThenAsk).catch(() => 'ended'),
  ]);
  expect(long).toEqual([{ one: 1 }]);
  expect(short).toBe('ended');
});

it('is used by migrations and seeding', async () => {
  const { db } = connection;
  const limits: string[] = [];
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction(async (tx) => {
      const result = await work(tx);
      const { rows } = await tx.execute<{ idle: string }>(
        sql`SELECT current_setting('idle_in_transaction_session_timeout') AS idle`,
      );
      limits.push(rows[0]?.idle ?? '');
      return result;
    }, config);
  await migrate(db);
  const options = { now: new Date(), pepper: { id: 'test', value: 'pepper-of-tests' } };
  expect([await seed(db, options), await seed(db, options)]).toEqual([true, false]);
  expect(limits).toEqual(['0', '0', '0']);
});
