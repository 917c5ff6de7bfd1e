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
