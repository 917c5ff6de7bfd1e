import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../startupError.ts';
import type { Connection } from './connect.ts';
import type { Database } from './database.ts';
import * as schema from './schema/index.ts';

const POOL_SIZE = 20;
const ACQUIRE_MS = 2000;
const PING_MS = 1000;
const INT8 = 20;

/**
 * Opens a pool of connections to PostgreSQL. Each statement may take 5 s, each wait for a lock 2 s.
 *
 * @throws {StartupError} when it cannot be reached
 * @param url as in `DATABASE_URL`
 * @param onLost told of connections that broke while idle; the pool replaces them
 */
export async function connectPostgres(url: string, onLost: (error: Error) => void = () => {}): Promise<Connection> {
  // Counts and sums of ours are safe integers; as text they would differ from what PGlite answers.
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: ACQUIRE_MS,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 5000,
    options: '-c timezone=UTC',
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', onLost);
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
