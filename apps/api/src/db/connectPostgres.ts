import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../config/startupError.ts';
import type { Connection, Database } from './database.ts';
import * as schema from './schema/index.ts';

const POOL_SIZE = 20;
/** The rest of the pool is for jobs, and for calls whose slow work occupies no place. */
const CAPACITY = 16;
const WAIT_MS = 2000;
const IDLE_MS = 5000;
const PING_MS = 1000;
const INT8 = 20;

/** A PostgreSQL server, and how patient to be with it. */
export interface PostgresSource {
  url: string;
  /** Milliseconds that a call may wait for a connection, and then for a lock. @default 2000 */
  waitMs?: number;
  /** Milliseconds that a transaction may wait for its next statement. @default 5000 */
  idleMs?: number;
}

type Settings = Readonly<Record<string, string>>;

/**
 * Opens a pool of connections to PostgreSQL, or to a pooler such as PgBouncer in front of it. Each statement may take 5 s, each
 * wait for a lock 2 s. Behind a pooler these limits apply to transactions alone, because settings of a session would stay with the
 * pooler's connection, which other programs use next.
 *
 * @throws {StartupError} when it cannot be reached
 * @param source `url`: as in `DATABASE_URL`
 */
export async function connectPostgres({
  url,
  waitMs = WAIT_MS,
  idleMs = IDLE_MS,
}: PostgresSource): Promise<Connection> {
  // Counts and sums of ours are safe integers; as text they would differ from what PGlite answers.
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
    // Not as start-up parameters: poolers refuse them.
    onConnect: async (client) => {
      isPooled = !(await setForSession(client, settings));
    },
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
    db: isPooled ? setInTransactions(db, settings) : db,
    engine: 'postgres',
    capacity: CAPACITY,
    ping: () => withinMs(PING_MS, pool.query('SELECT 1')),
    close: () => (closing ??= pool.end()),
  };
}

/**
 * Applies settings to a new connection if PostgreSQL itself is at its other end. A pooler invents the process ids that it
 * announces to its clients.
 *
 * @returns whether it did
 */
async function setForSession(client: pg.ClientBase, settings: Settings): Promise<boolean> {
  const { processID } = client as pg.ClientBase & { processID: number };
  const { rows } = await client.query(
    `SELECT set_config(name, value, false) FROM json_each_text($1) AS given(name, value) WHERE pg_backend_pid() = $2`,
    [JSON.stringify(settings), processID],
  );
  return rows.length > 0;
}

/** Applies settings to each transaction of a database. */
function setInTransactions(db: Database, settings: Settings): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction(async (tx) => {
      await tx.execute(
        sql`SELECT set_config(name, value, true) FROM json_each_text(${JSON.stringify(settings)}) AS given(name, value)`,
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

/** What the driver or the server said. The address stays out: it may hold a password. */
function reasonOf(error: unknown): string {
  const causes = error instanceof AggregateError ? error.errors : [error];
  return causes.map((cause) => (cause instanceof Error ? cause.message : String(cause))).join(', ');
}
