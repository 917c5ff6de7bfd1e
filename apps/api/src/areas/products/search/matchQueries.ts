import type { ChosenTerm, KeywordWords } from '@mallard/domain/search';
import { type SQL, sql } from 'drizzle-orm';
import { ints } from '../../../db/arrays.ts';
import type { Database } from '../../../db/database.ts';
import { BITMAP_SIZE, products, searchBitmaps, searchPostings } from '../../../db/schema/index.ts';

/** As many hits of several words are compared with each other in full; the following as many after them, and so on. */
const WINDOW = 100;
const SIZE = sql.raw(String(BITMAP_SIZE));

/** The order of {@link bestHits} that are joined as `hit`. */
export const hitOrder = [sql`hit."window"`, sql`hit.score DESC`, sql`hit.popularity DESC`, sql`hit.number`];

/** Which hits are wanted. */
export interface HitRange {
  limit: number;
  offset: number;
  /** A condition on `products`, for searches within a category, a price range and so on. */
  condition?: SQL | undefined;
  /** Products in which none of the terms weighs as much are passed over. @default 0 */
  leastWeight?: number;
}

/**
 * The best hits of a keyword, as a subquery of `number`, `score` and `popularity`, to be joined to `products` and put into
 * {@link hitOrder}.
 *
 * The index delivers each term's products best first, so that only as many are read as are shown. For several words this
 * holds of the rarest: its products are read in order, those without the other words are passed over, and what remains is
 * compared by all words in windows of a fixed size, so that neither the page size nor the page number changes the order.
 */
export function bestHits(words: KeywordWords, range: HitRange): SQL {
  const [rarest = [], ...others] = words;
  const end = range.offset + range.limit;
  if (others.length === 0)
    return sql`(SELECT *, 0 AS "window" FROM (${hitsOf(rarest, end, range)}) AS walked
      ${walkOrder} LIMIT ${range.limit} OFFSET ${range.offset})`;
  const read = Math.ceil(end / WINDOW) * WINDOW;
  // `> 0` and not `= 1`: the planner takes equality for rare, and would then sort a whole list instead of walking it.
  const hasAll = sql`get_bit((SELECT bits FROM common WHERE chunk = p.product_number / ${SIZE}), p.product_number % ${SIZE}) > 0`;
  const scores = others.map(
    (terms) => sql`(SELECT max(p.weight * t.quality) FROM ${listOf(terms)} JOIN ${searchPostings} p
      ON p.product_number = hit.number AND p.term_id = t.id)`,
  );
  return sql`(
    WITH common AS MATERIALIZED (${commonBits(words)}),
    hit AS (
      SELECT *, (row_number() OVER (${walkOrder}) - 1) / ${int(WINDOW)} AS "window"
      FROM (${hitsOf(rarest, read, { condition: range.condition, hasAll })}) AS walked ${walkOrder} LIMIT ${read}
    )
    SELECT number, ${sql.join([sql`score`, ...scores], sql` + `)} AS score, popularity, "window" FROM hit
    ${range.leastWeight === undefined ? sql`` : sql`WHERE ${heaviestOf(words)} >= ${int(range.leastWeight)}`}
    ORDER BY "window", score DESC, popularity DESC, number LIMIT ${range.limit} OFFSET ${range.offset})`;
}

function heaviestOf(words: KeywordWords): SQL {
  const ids = ints(words.flatMap((terms) => terms.map(({ termId }) => termId)));
  return sql`(SELECT max(p.weight) FROM ${searchPostings} p WHERE p.product_number = hit.number AND p.term_id = ANY(${ids}))`;
}

const walkOrder = sql`ORDER BY score DESC, popularity DESC, number`;

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

interface WalkRange extends Pick<HitRange, 'condition' | 'leastWeight'> {
  hasAll?: SQL;
}

/** Whether a term has any product with all words; without this check, lists would be walked in vain. */
const meetsOthers = sql`EXISTS (
  SELECT FROM ${searchBitmaps} b JOIN common USING (chunk) WHERE b.term_id = t.id AND bit_count(b.bits & common.bits) > 0)`;

/** The best products of any of the terms. */
function hitsOf(terms: readonly ChosenTerm[], most: number, { condition, leastWeight, hasAll }: WalkRange): SQL {
  const join =
    condition === undefined ? sql`` : sql`JOIN ${products} ON ${products.number} = p.product_number AND ${condition}`;
  const isHeavy = leastWeight === undefined ? sql`` : sql` AND p.weight >= ${int(leastWeight)}`;
  return sql`SELECT p.number, max(p.weight * t.quality) AS score, max(p.popularity) AS popularity
    FROM ${hasAll === undefined ? listOf(terms) : sql`(SELECT t.* FROM ${listOf(terms)} WHERE ${meetsOthers}) AS t`} CROSS JOIN LATERAL (
      SELECT p.product_number AS number, p.weight, p.popularity FROM ${searchPostings} p ${join}
      WHERE p.term_id = t.id AND p.is_on_sale${isHeavy}${hasAll === undefined ? sql`` : sql` AND ${hasAll}`}
      ORDER BY p.weight DESC, p.popularity DESC, p.product_number LIMIT ${most}
    ) p GROUP BY p.number`;
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
