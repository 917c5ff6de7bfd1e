import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/**
 * Name of the SQL function that {@link createRandomFunction} creates. `(seed, stream, n)` returns a pseudo-random number
 * 0 ≤ x < 1, which is the same for the same arguments. Each random decision uses its own stream; `n` is the index of the row.
 */
export const RANDOM_FUNCTION = sql.raw('pg_temp.grown_draw');

/** Creates the random function for this connection. Uses PostgreSQL's hashing, which is the same on both engines. */
export async function createRandomFunction(tx: Database): Promise<void> {
  await tx.execute(sql`
    CREATE OR REPLACE FUNCTION ${RANDOM_FUNCTION}(seed integer, stream integer, n bigint) RETURNS float8 LANGUAGE sql IMMUTABLE
    RETURN ((hashint8extended(n, seed::bigint * 1000 + stream) >> 11) & 9007199254740991) / 9007199254740992.0::float8`);
}
