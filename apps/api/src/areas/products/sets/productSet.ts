import { type SQL, sql } from 'drizzle-orm';
import { BITMAP_SIZE, productSetBits, productSets, products } from '../../../db/schema/index.ts';
import type { ChosenValues } from '../productFilter.ts';

/**
 * Some of the products on sale, as a query of `chunk` and `bits`: one bit a product, in the order of their numbers, as
 * `product_set_bits` has them. What several sets have in common is found without looking at a product, and counted exactly:
 * of 100 000 products a set is seven rows of two kilobytes.
 */
export type ProductSet = SQL;

const SIZE = sql.raw(String(BITMAP_SIZE));
const NOTHING = sql.raw(`B'0'::bit(${BITMAP_SIZE})`);

/** All products on sale. */
export const SHOP = 'shop';
/** Those that can be bought now. */
export const IN_STOCK = 'stock';
/** Those that cost less than before. */
const REDUCED = 'reduced';

/** The key of a category's set, which has the products of all categories below it too. */
export function categoryKey(categoryId: string): string {
  return `category:${categoryId}`;
}

/** A set that is kept. */
export function keptSet(key: string): ProductSet {
  return sql`SELECT b.chunk, b.bits FROM ${productSetBits} b
    WHERE b.set_id = (SELECT s.id FROM ${productSets} s WHERE s.key = ${key})`;
}

/** Products with any of some values. */
export function valueSet({ specification, values }: ChosenValues): ProductSet {
  return sql`SELECT b.chunk, bit_or(b.bits) AS bits FROM ${productSets} s JOIN ${productSetBits} b ON b.set_id = s.id
    WHERE s.specification = ${specification} AND s.value = ANY(${sql.param(values)}::text[]) GROUP BY b.chunk`;
}

/** Products in a range of prices, both ends included; minor units. */
export function priceSet(lowest: number, highest: number): ProductSet {
  return sql`SELECT chunk, bits FROM product_sets_priced(${lowest}::bigint, ${highest}::bigint)`;
}

/** Products that cost less than they did, or are one of today's deals. */
export function reducedSet(now: Date): ProductSet {
  const { dealEndsAt, originalPrice, price } = products;
  const isDealOnly = sql`${dealEndsAt} > ${now.toISOString()}::timestamptz
    AND (${originalPrice} > ${price}) IS NOT TRUE`;
  return sql`SELECT chunk, bit_or(bits) AS bits FROM ((${keptSet(REDUCED)}) UNION ALL (${setOfRows(isDealOnly)})) AS reduced GROUP BY chunk`;
}

/** Products that fulfil a condition, looked up one by one: for conditions that few do. */
export function setOfRows(condition: SQL): ProductSet {
  const { number, isOnSale } = products;
  return sql`SELECT ${number} / ${SIZE} AS chunk, bit_or(set_bit(${NOTHING}, ${number} % ${SIZE}, 1)) AS bits
    FROM ${products} WHERE ${isOnSale} AND ${condition} GROUP BY 1`;
}

/**
 * What sets have in common. They are put below each other, not joined: that costs the same whatever the planner believes
 * about their sizes.
 *
 * @param sets at least one
 */
export function intersect(sets: readonly ProductSet[]): ProductSet {
  const [first, ...others] = sets;
  if (first === undefined) throw new RangeError('Of no sets nothing can be said');
  if (others.length === 0) return first;
  const rows = sets.map((set) => sql`(${set})`);
  return sql`SELECT chunk, bit_and(bits) AS bits FROM (${sql.join(rows, sql` UNION ALL `)}) AS parts
    GROUP BY chunk HAVING count(*) = ${sql.raw(String(sets.length))}`;
}

/**
 * Whether the product of a row of `products` is in a set. Asked in the way that lets the planner expect that most are, or it
 * would rather sort them all than read an index in order. The set is made an array first, where a row's bits are found at once.
 *
 * @param name of a common table expression that holds the set
 */
export function isMember(name: SQL): SQL {
  const { number } = products;
  const chunks = sql`SELECT array_agg(bits ORDER BY place) FROM generate_series(0, (SELECT max(chunk) FROM ${name})) AS place
    LEFT JOIN ${name} ON chunk = place`;
  return sql`get_bit((${chunks})[${number} / ${SIZE} + 1], ${number} % ${SIZE}) <> 0`;
}

/**
 * The numbers of products in a row of a set.
 *
 * @param bits as text, a digit for each product
 */
export function numbersOf(chunk: number, bits: string): number[] {
  const numbers: number[] = [];
  for (let place = bits.indexOf('1'); place !== -1; place = bits.indexOf('1', place + 1))
    numbers.push(chunk * BITMAP_SIZE + place);
  return numbers;
}
