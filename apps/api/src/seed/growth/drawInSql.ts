import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/**
 * Name of the function that {@link createDraw} makes: `(seed, stream, n)` gives a number from 0 up to, but not including,
 * 1, the same for the same three everywhere. A stream is one kind of question, `n` the thing it is asked about.
 */
export const DRAW = sql.raw('pg_temp.grown_draw');

/** Lets SQL draw, until the connection closes. Hashing is PostgreSQL's own and the same on both engines. */
export async function createDraw(tx: Database): Promise<void> {
  await tx.execute(sql`
    CREATE OR REPLACE FUNCTION ${DRAW}(seed integer, stream integer, n bigint) RETURNS float8 LANGUAGE sql IMMUTABLE
    RETURN ((hashint8extended(n, seed::bigint * 1000 + stream) >> 11) & 9007199254740991) / 9007199254740992.0::float8`);
}
