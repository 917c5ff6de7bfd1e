import { type KeywordWords, LEAST_IN_TITLE } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import { commonBits, scoreOf, walkOrder, walkTerms } from './walkTerms.ts';

/** So many of each word are compared by all words: twice as many as are suggested. */
const COMPARED = 24;

/**
 * The best hits of whose title at least one word of the keyword speaks, in the form of `bestHits`.
 *
 * Any word may be the one: the rarest may stand in nothing but descriptions. So each word's titles are read, best first, those
 * without the other words passed over; where a product fits, the word that its title has leads to it, however many there are.
 */
export function titleHits(words: KeywordWords, limit: number): SQL {
  const [first = [], ...others] = words;
  const range = { most: others.length === 0 ? limit : COMPARED, leastWeight: LEAST_IN_TITLE };
  if (others.length === 0)
    return sql`(SELECT *, 0 AS "window" FROM (${walkTerms(first, range)}) AS walked ${walkOrder} LIMIT ${limit})`;
  const walks = words.map(
    (terms) => sql`(SELECT number, popularity FROM (${walkTerms(terms, { ...range, hasAll: true })}) AS walked
      ${walkOrder} LIMIT ${COMPARED})`,
  );
  return sql`(
    WITH common AS MATERIALIZED (${commonBits(words)}),
    hit AS (${sql.join(walks, sql` UNION `)})
    SELECT number, ${sql.join(words.map(scoreOf), sql` + `)} AS score, popularity, 0 AS "window" FROM hit
    ${walkOrder} LIMIT ${limit})`;
}
