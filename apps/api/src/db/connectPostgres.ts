import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../config/startupError.ts';
import type { Connection, Database } from './database.ts';
import * as schema from './schema/index.ts';

const POOL_SIZE = 20;
/** Connections for requests. The others are for jobs, and for requests that released their slot. */
const CAPACITY = 16;
const WAIT_MS = 2000;
const IDLE_MS = 5000;
const PING_MS = 1000;
const INT8 = 20;

/** A PostgreSQL server with its time limits. */
export interface PostgresSource {
  url: string;
  /** Maximum milliseconds that a request waits for a connection, and then for each lock. @default 2000 */
  waitMs?: number;
  /** Maximum milliseconds between two statements of a transaction. @default 5000 */
  idleMs?: number;
}

type Settings = Readonly<Record<string, string>>;

/**
 * Opens a connection pool to PostgreSQL, or to a pooler such as PgBouncer. The timeout of a statement is 5 s, and of a lock 2 s.
 * With a pooler, these limits only apply to transactions, because session settings would remain on the pooler's connection, which
 * other programs reuse.
 *
 * @param source `url`: the value of `DATABASE_URL`
 * @throws {StartupError} when it is unreachable
 */
export async function connectPostgres({
  url,
  waitMs = WAIT_MS,
  idleMs = IDLE_MS,
}: PostgresSource): Promise<Connection> {
  // Parse bigint as number, like PGlite does. Our counts and sums are safe integers.
  pg.types.setTypeParser(INT8, Number);
  const settings: Settings = {
    TimeZone: 'UTC',
    statement_timeout: String(waitMs + 3000),
    lock_timeout: String(waitMs),
    idle_in_transaction_session_timeout: String(idleMs),
  };
  let isPooled = false;
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: waitMs,
    // Not as startup parameters, because poolers reject them.
    onConnect: async (client) => {
      isPooled = !(await setForSession(client, settings));
      if (isPooled) forgetNames(client);
    },
  });
  // Without a listener, the error of a broken idle connection would end the process. The pool replaces the connection.
  pool.on('error', () => {});
  // The pool doesn't listen to checked-out connections either. Their pending queries reject, so the error is still reported.
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
    db: isPooled ? setInTransactions(db, settings) : db,
    engine: 'postgres',
    capacity: CAPACITY,
    ping: () => withinMs(PING_MS, pool.query('SELECT 1')),
    close: () => (closing ??= pool.end()),
  };
}

/**
 * Applies settings to a new connection, if it is a direct connection to PostgreSQL. Detects poolers by their process id, which
 * differs from `pg_backend_pid()`.
 *
 * @returns whether the settings were applied
 */
async function setForSession(client: pg.ClientBase, settings: Settings): Promise<boolean> {
  const { processID } = client as pg.ClientBase & { processID: number };
  const { rows } = await client.query(
    `SELECT set_config(name, value, false) FROM json_each_text($1) AS settings(name, value) WHERE pg_backend_pid() = $2`,
    [JSON.stringify(settings), processID],
  );
  return rows.length > 0;
}

/** Sends statements without their names: a pooler's connection may not have the prepared statement of an earlier request. */
function forgetNames(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const withoutName = (config: unknown, ...more: unknown[]) =>
    query(isNamed(config) ? { ...config, name: undefined } : config, ...more);
  client.query = withoutName as typeof client.query;
}

function isNamed(config: unknown): config is { name: string } {
  return typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
}

/** Applies settings to each transaction of a database. */
function setInTransactions(db: Database, settings: Settings): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction(async (tx) => {
      await tx.execute(
        sql`SELECT set_config(name, value, true) FROM json_each_text(${JSON.stringify(settings)}) AS settings(name, value)`,
      );
      return work(tx);
    }, config);
  return db;
}

function withinMs(limit: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
    work.then(() => resolve(), reject).finally(() => clearTimeout(timer));
  });
}

/** Returns the error messages of the driver. Omits the URL, because it may contain a password. */
function reasonOf(error: unknown): string {
  const causes = error instanceof AggregateError ? error.errors : [error];
  return causes.map((cause) => (cause instanceof Error ? cause.message : String(cause))).join(', ');
}
