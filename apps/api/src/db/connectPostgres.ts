import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../startupError.ts';
import type { Connection } from './connect.ts';
import type { Database } from './database.ts';
import * as schema from './schema/index.ts';

const POOL_SIZE = 20;
const WAIT_MS = 2000;
const PING_MS = 1000;
const INT8 = 20;

/** A PostgreSQL server, and how patient to be with it. */
export interface PostgresSource {
  url: string;
  waitMs?: number;
}

/**
 * Opens a pool of connections to PostgreSQL. Each statement may take 5 s, each wait for a lock 2 s.
 *
 * @throws {StartupError} when it cannot be reached
 * @param source `url`: as in `DATABASE_URL`. `waitMs`: how long a call may wait for a connection, and then for a lock
 */
export async function connectPostgres({ url, waitMs = WAIT_MS }: PostgresSource): Promise<Connection> {
  // Counts and sums of ours are safe integers; as text they would differ from what PGlite answers.
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: waitMs,
    statement_timeout: waitMs + 3000,
    lock_timeout: waitMs,
    idle_in_transaction_session_timeout: 5000,
    options: '-c timezone=UTC',
  });
  // Without a listener, a connection that breaks while idle would end the process. The pool replaces it by itself.
  pool.on('error', () => {});
  // Nor does the pool listen while a transaction holds a connection. Whoever waits for an answer of it hears of the loss.
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await pool.end();
    throw new StartupError(
      `Cannot reach the database that DATABASE_URL names (${reasonOf(error)}). Start it, or correct DATABASE_URL; unset it to use the embedded database.`,
    );
  });
  const db = drizzle({ client: pool, schema, casing: 'snake_case' }) as unknown as Database;
  let closing: Promise<void> | undefined;
  return {
    db,
    engine: 'postgres',
    ping: () => withinMs(PING_MS, pool.query('SELECT 1')),
    close: () => (closing ??= pool.end()),
  };
}

function withinMs(limit: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
    work.then(() => resolve(), reject).finally(() => clearTimeout(timer));
  });
}

/** What the driver or the server said. The address stays out: it may hold a password. */
function reasonOf(error: unknown): string {
  const causes = error instanceof AggregateError ? error.errors : [error];
  return causes.map((cause) => (cause instanceof Error ? cause.message : String(cause))).join(', ');
}
