import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '../testing/index.ts';
import { connectPostgres } from './connectPostgres.ts';
import type { Connection } from './database.ts';

let postgres: RunningPostgres;
let connection: Connection;
beforeAll(async () => {
  postgres = await startPostgres();
  connection = await connectPostgres({ url: postgres.url });
});
afterAll(async () => {
  await connection.close();
  await postgres.stop();
});

// Without an error listener, the lost connection would be an uncaught exception, which fails this file.
it('survives the loss of a connection during a transaction', async () => {
  const { db } = connection;
  const lost = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid}::integer, 5000)`);
    await tx.execute(sql`SELECT 1`);
  });
  await expect(lost).rejects.toThrow();
  await connection.ping();
});
