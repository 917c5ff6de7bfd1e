import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

interface RawResult<Row> {
  rows: Row[];
}

interface DatabaseResult extends PgQueryResultHKT {
  type: RawResult<this['row']>;
}

/**
 * What queries run on: a connection or a transaction, of PGlite or of PostgreSQL. Handlers never know which.
 * Raw statements (`db.execute`) answer `{ rows }` on both engines.
 */
export type Database = PgDatabase<DatabaseResult, typeof schema>;

/** An open database, whichever engine it runs on. */
export interface Connection {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** How many calls may use it at once. */
  capacity: number;
  /** Resolves when the database answers; rejects when it does not within a second. */
  ping(): Promise<void>;
  /** Waits for what is running, then lets go of files and sockets. May be called twice. */
  close(): Promise<void>;
  /** Resolves, with the reason, when the database is gone for good; one behind a network may come back. */
  readonly lost?: Promise<Error>;
}
