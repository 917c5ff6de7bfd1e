import type { KeywordWords } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { commonBits, scoreOf, walkOrder, walkTerms } from './walkTerms.ts';

/** As many hits of several words are compared with each other in full; the following as many after them, and so on. */
const WINDOW = 100;

/** The order of {@link bestHits} that are joined as `hit`. */
export const hitOrder = [sql`hit."window"`, sql`hit.score DESC`, sql`hit.popularity DESC`, sql`hit.number`];

/** Which hits are wanted. */
export interface HitRange {
  limit: number;
  offset: number;
  /** A condition on `products`, for searches within a category, a price range and so on. */
  condition?: SQL | undefined;
}

/**
 * The best hits of a keyword, as a subquery of `number`, `score` and `popularity`, to be joined to `products` and put into
 * {@link hitOrder}.
 *
 * The index delivers each term's products best first, so that only as many are read as are shown. For several words this
 * holds of the rarest: its products are read in order, those without the other words are passed over, and what remains is
 * compared by all words in windows of a fixed size, so that neither the page size nor the page number changes the order.
 */
export function bestHits(words: KeywordWords, { limit, offset, condition }: HitRange): SQL {
  const [rarest = [], ...others] = words;
  const end = offset + limit;
  if (others.length === 0)
    return sql`(SELECT *, 0 AS "window" FROM (${walkTerms(rarest, { most: end, condition })}) AS walked
      ${walkOrder} LIMIT ${limit} OFFSET ${offset})`;
  const read = Math.ceil(end / WINDOW) * WINDOW;
  // Windows before the page are full, whatever their order.
  const passed = Math.floor(offset / WINDOW);
  return sql`(
    WITH common AS MATERIALIZED (${commonBits(words)}),
    hit AS (
      SELECT *, (row_number() OVER (${walkOrder}) - 1) / ${WINDOW}::integer AS "window"
      FROM (${walkTerms(rarest, { most: read, condition, hasAll: true })}) AS walked ${walkOrder} LIMIT ${read}
    )
    SELECT number, ${sql.join([sql`score`, ...others.map(scoreOf)], sql` + `)} AS score, popularity, "window" FROM hit
    WHERE "window" >= ${passed}
    ORDER BY "window", score DESC, popularity DESC, number LIMIT ${limit} OFFSET ${offset - passed * WINDOW})`;
}

/**
 * How many products a keyword finds, exactly: a page says of how many it is one, and the contract knows no “more than”. So
 * they are counted as sets, one bit a product, which is quick enough to be honest: a word that 5 000 of 100 000 products have
 * is seven rows of two kilobytes. Where a keyword means a single term, its count is known already.
 */
export async function countHits(db: Database, words: KeywordWords): Promise<number> {
  const [[term, ...otherTerms] = [], ...otherWords] = words;
  if (term === undefined) return 0;
  if (otherTerms.length + otherWords.length === 0) return term.products;
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT coalesce(sum(bit_count(bits)), 0)::integer AS total FROM (${commonBits(words)}) AS common`,
  );
  return rows[0]?.total ?? 0;
}
