import { LEAST_IN_TITLE, type TermGroups } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import { bestFirst, bestProducts, commonBits, scoreOf } from './bestProducts.ts';

/** Number of products per word that are scored by all words: twice the number of suggestions. */
const COMPARED = 24;

/**
 * Returns a subquery like `bestHits`, for products with at least one word of the keyword in the title.
 *
 * Any word can be in the title; the rarest may only be in descriptions. So it reads the title matches of each word by relevance, and
 * skips products without the other words.
 */
export function titleHits(words: TermGroups, limit: number): SQL {
  const [first = [], ...otherWords] = words;
  const range = { most: otherWords.length === 0 ? limit : COMPARED, leastWeight: LEAST_IN_TITLE };
  if (otherWords.length === 0)
    return sql`(SELECT *, 0 AS "window" FROM (${bestProducts(first, range)}) AS walked ${bestFirst} LIMIT ${limit})`;
  const walks = words.map(
    (terms) => sql`(SELECT number, popularity FROM (${bestProducts(terms, { ...range, hasAll: true })}) AS walked
      ${bestFirst} LIMIT ${COMPARED})`,
  );
  return sql`(
    WITH common AS MATERIALIZED (${commonBits(words)}),
    hit AS (${sql.join(walks, sql` UNION `)})
    SELECT number, ${sql.join(words.map(scoreOf), sql` + `)} AS score, popularity, 0 AS "window" FROM hit
    ${bestFirst} LIMIT ${limit})`;
}
