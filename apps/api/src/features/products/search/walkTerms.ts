import type { ChosenTerm, KeywordWords } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import { ints } from '../../../db/arrays.ts';
import { BITMAP_SIZE, products, searchBitmaps, searchPostings } from '../../../db/schema/index.ts';

/** Which of the products of a word are wanted. */
export interface WalkRange {
  /** So many of each term. */
  most: number;
  /** A condition on `products`. */
  condition?: SQL | undefined;
  /** Products in which the term weighs less are passed over. @default 0 */
  leastWeight?: number | undefined;
  /** Whether those without a term of every word are passed over; then {@link commonBits} must be there as `common`. */
  hasAll?: boolean;
}

const SIZE = sql.raw(String(BITMAP_SIZE));
/** The order of {@link walkTerms}. */
export const walkOrder = sql`ORDER BY score DESC, popularity DESC, number`;
/** Whether a term has any product with all words; without this check, lists would be walked in vain. */
const meetsOthers = sql`EXISTS (
  SELECT FROM ${searchBitmaps} b JOIN common USING (chunk) WHERE b.term_id = t.id AND bit_count(b.bits & common.bits) > 0)`;
// `> 0` and not `= 1`: the planner takes equality for rare, and would then sort a whole list instead of walking it.
const isCommon = sql`get_bit((SELECT bits FROM common WHERE chunk = p.product_number / ${SIZE}), p.product_number % ${SIZE}) > 0`;

/** The best products of any of the terms of a word, as a subquery of `number`, `score` and `popularity` without an order. */
export function walkTerms(
  terms: readonly ChosenTerm[],
  { most, condition, leastWeight, hasAll = false }: WalkRange,
): SQL {
  const join =
    condition === undefined ? sql`` : sql`JOIN ${products} ON ${products.number} = p.product_number AND ${condition}`;
  const isHeavy = leastWeight === undefined ? sql`` : sql` AND p.weight >= ${int(leastWeight)}`;
  return sql`SELECT p.number, max(p.weight * t.quality) AS score, max(p.popularity) AS popularity
    FROM ${hasAll ? sql`(SELECT t.* FROM ${listOf(terms)} WHERE ${meetsOthers}) AS t` : listOf(terms)} CROSS JOIN LATERAL (
      SELECT p.product_number AS number, p.weight, p.popularity FROM ${searchPostings} p ${join}
      WHERE p.term_id = t.id AND p.is_on_sale${isHeavy}${hasAll ? sql` AND ${isCommon}` : sql``}
      ORDER BY p.weight DESC, p.popularity DESC, p.product_number LIMIT ${most}
    ) p GROUP BY p.number`;
}

/** What a word adds to the score of the product that is joined as `hit`. */
export function scoreOf(terms: readonly ChosenTerm[]): SQL {
  return sql`(SELECT max(p.weight * t.quality) FROM ${listOf(terms)} JOIN ${searchPostings} p
    ON p.product_number = hit.number AND p.term_id = t.id)`;
}

/** For each chunk the products that have a term of every word. */
export function commonBits(words: KeywordWords): SQL {
  const terms = words.flatMap((word, place) => word.map(({ termId }) => ({ place, termId })));
  return sql`SELECT chunk, bit_and(bits) AS bits FROM (
      SELECT w.word, b.chunk, bit_or(b.bits) AS bits
      FROM unnest(${ints(terms.map(({ place }) => place))}, ${ints(terms.map(({ termId }) => termId))}) AS w (word, term)
      JOIN ${searchBitmaps} b ON b.term_id = w.term GROUP BY w.word, b.chunk
    ) AS of_word GROUP BY chunk HAVING count(*) = ${int(words.length)}`;
}

function listOf(terms: readonly ChosenTerm[]): SQL {
  const ids = ints(terms.map(({ termId }) => termId));
  return sql`unnest(${ids}, ${ints(terms.map(({ quality }) => quality))}) AS t (id, quality)`;
}

function int(value: number): SQL {
  return sql`${value}::integer`;
}
