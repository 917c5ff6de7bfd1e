import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from './startPostgres.ts';

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop());

async function ask(sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('runs a query', async () => {
  expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('supports trigrams of Chinese words, unlike the C locale', async () => {
  await ask('CREATE EXTENSION pg_trgm');
  expect(await ask("SELECT cardinality(show_trgm('真丝衬衫')) > 0 AS found")).toEqual([{ found: true }]);
});

test('runs two concurrent transactions', async () => {
  const [one, two] = [0, 1].map(() => new pg.Client({ connectionString: postgres.url }));
  if (!one || !two) throw new Error('two clients were made');
  await Promise.all([one.connect(), two.connect()]);
  await Promise.all([one.query('BEGIN'), two.query('BEGIN')]);
  const ids = await Promise.all([one, two].map((client) => client.query('SELECT pg_backend_pid() AS id')));
  expect(new Set(ids.map((result) => result.rows[0].id)).size).toBe(2);
  await Promise.all([one.end(), two.end()]);
});

test('can be stopped twice', async () => {
  const otherServer = await startPostgres();
  await otherServer.stop();
  await otherServer.stop();
  await expect(new pg.Client({ connectionString: otherServer.url }).connect()).rejects.toThrow('ECONNREFUSED');
}, 120_000);
