import type { TermGroups } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { bestFirst, bestProducts, commonBits, scoreOf } from './bestProducts.ts';

/** Number of hits per window. Hits of several words are only sorted by their full score within a window. */
const WINDOW = 100;

/** ORDER BY for {@link bestHits}, joined as `hit`. */
export const hitOrder = [sql`hit."window"`, sql`hit.score DESC`, sql`hit.popularity DESC`, sql`hit.number`];

/** Range and condition of hits. */
export interface HitRange {
  limit: number;
  offset: number;
  /** Condition on `products`, for example a category or price range. */
  condition?: SQL | undefined;
}

/**
 * Returns a subquery for the best hits of a keyword, with `number`, `score` and `popularity`. Join it to `products`, and sort by
 * {@link hitOrder}.
 *
 * The index returns the products of a term by relevance, so that only the shown products are read. For several words, it reads the
 * products of the rarest word in order and skips those without the other words. The result is sorted by the score of all words
 * within windows of a fixed size, so that the order doesn't depend on page size or page number.
 */
export function bestHits(words: TermGroups, { limit, offset, condition }: HitRange): SQL {
  const [rarest = [], ...otherWords] = words;
  const end = offset + limit;
  if (otherWords.length === 0)
    return sql`(SELECT *, 0 AS "window" FROM (${bestProducts(rarest, { most: end, condition })}) AS walked
      ${bestFirst} LIMIT ${limit} OFFSET ${offset})`;
  const read = Math.ceil(end / WINDOW) * WINDOW;
  // Windows before the page are complete, so their order doesn't matter.
  const passed = Math.floor(offset / WINDOW);
  return sql`(
    WITH common AS MATERIALIZED (${commonBits(words)}),
    hit AS (
      SELECT *, (row_number() OVER (${bestFirst}) - 1) / ${WINDOW}::integer AS "window"
      FROM (${bestProducts(rarest, { most: read, condition, hasAll: true })}) AS walked ${bestFirst} LIMIT ${read}
    )
    SELECT number, ${sql.join([sql`score`, ...otherWords.map(scoreOf)], sql` + `)} AS score, popularity, "window" FROM hit
    WHERE "window" >= ${passed}
    ORDER BY "window", score DESC, popularity DESC, number LIMIT ${limit} OFFSET ${offset - passed * WINDOW})`;
}

/**
 * Returns a subquery like {@link bestHits} for products of several kinds: the best product of each kind, then the second best, and so
 * on.
 */
export function bestOfKinds(kinds: TermGroups, { limit, offset, condition }: HitRange): SQL {
  const ranked = kinds.map(
    (terms, kind) => sql`SELECT number, popularity,
      -((row_number() OVER (${bestFirst}) - 1) * ${kinds.length}::integer + ${kind}::integer) AS score
      FROM (${bestProducts(terms, { most: offset + limit, condition })}) AS walked`,
  );
  return sql`(SELECT number, max(score)::integer AS score, max(popularity) AS popularity, 0 AS "window"
    FROM (${sql.join(ranked, sql` UNION ALL `)}) AS ranked GROUP BY number
    ${bestFirst} LIMIT ${limit} OFFSET ${offset})`;
}

/**
 * Counts the products that a keyword finds. The contract requires an exact total. Counting uses bitmaps with one bit per product: for
 * 100 000 products, seven rows of 2 KB per term. The count of a single term is stored.
 */
export async function countHits(db: Database, words: TermGroups): Promise<number> {
  const [[term, ...otherTerms] = [], ...otherWords] = words;
  if (term === undefined) return 0;
  if (otherTerms.length + otherWords.length === 0) return term.products;
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT coalesce(sum(bit_count(bits)), 0)::integer AS total FROM (${commonBits(words)}) AS common`,
  );
  return rows[0]?.total ?? 0;
}
