import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

interface RawResult<Row> {
  rows: Row[];
}

interface DatabaseResult extends PgQueryResultHKT {
  type: RawResult<this['row']>;
}

/**
 * A connection or transaction of PGlite or PostgreSQL. Handlers work with either.
 * Raw statements (`db.execute`) return `{ rows }` on both engines.
 */
export type Database = PgDatabase<DatabaseResult, typeof schema>;

/** An open database. */
export interface Connection {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** Maximum number of requests that use it at once. */
  capacity: number;
  /** Rejects if the database doesn't respond within a second. */
  ping(): Promise<void>;
  /** Waits for running queries, then closes files and sockets. Safe to call twice. */
  close(): Promise<void>;
  /** Resolves with the reason when the embedded database has failed. Undefined for servers, which may come back. */
  readonly lost?: Promise<Error>;
}
