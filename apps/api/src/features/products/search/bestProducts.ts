import type { ChosenTerm, TermGroups } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import { ints } from '../../../db/arrays.ts';
import { BITMAP_SIZE, products, searchBitmaps, searchPostings } from '../../../db/schema/index.ts';

/** Range and conditions for the products of a word. */
export interface BestProductsRange {
  /** Maximum number of products per term. */
  most: number;
  /** Condition on `products`. */
  condition?: SQL | undefined;
  /** Minimum weight of the term. @default 0 */
  leastWeight?: number | undefined;
  /** Whether to skip products without a term of every word. Requires {@link commonBits} as the CTE `common`. */
  hasAll?: boolean;
}

const SIZE = sql.raw(String(BITMAP_SIZE));
/** ORDER BY for {@link bestProducts}. */
export const bestFirst = sql`ORDER BY score DESC, popularity DESC, number`;
/** Matches terms that have a product with all words, so that other terms are not scanned in vain. */
const meetsOthers = sql`EXISTS (
  SELECT FROM ${searchBitmaps} b JOIN common USING (chunk) WHERE b.term_id = t.id AND bit_count(b.bits & common.bits) > 0)`;
// `> 0` instead of `= 1`: the planner assumes that equality is rare, and would sort all rows instead of scanning the index in order.
const isCommon = sql`get_bit((SELECT bits FROM common WHERE chunk = p.product_number / ${SIZE}), p.product_number % ${SIZE}) > 0`;

/** Returns a subquery for the best products of a word's terms, with `number`, `score` and `popularity`, unsorted. */
export function bestProducts(
  terms: readonly ChosenTerm[],
  { most, condition, leastWeight, hasAll = false }: BestProductsRange,
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

/** Score of a word for the product that is joined as `hit`. */
export function scoreOf(terms: readonly ChosenTerm[]): SQL {
  return sql`(SELECT max(p.weight * t.quality) FROM ${listOf(terms)} JOIN ${searchPostings} p
    ON p.product_number = hit.number AND p.term_id = t.id)`;
}

/** Returns a bitmap query for products that have a term of every word, by chunk. */
export function commonBits(words: TermGroups): SQL {
  const terms = words.flatMap((word, index) => word.map(({ termId }) => ({ index, termId })));
  return sql`SELECT chunk, bit_and(bits) AS bits FROM (
      SELECT w.word, b.chunk, bit_or(b.bits) AS bits
      FROM unnest(${ints(terms.map(({ index }) => index))}, ${ints(terms.map(({ termId }) => termId))}) AS w (word, term)
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
