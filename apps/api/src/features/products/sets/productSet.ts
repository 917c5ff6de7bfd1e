import { type SQL, sql } from 'drizzle-orm';
import { ints, texts } from '../../../db/arrays.ts';
import { BITMAP_SIZE, productSetBits, productSets, products, WHOLE_PRODUCT } from '../../../db/schema/index.ts';

/**
 * Some of the products on sale, as a query of `chunk` and `bits`: one bit a product, in the order of their numbers, as
 * `product_set_bits` has them. What several sets have in common is found without looking at a product, and counted exactly:
 * of 100 000 products a set is seven rows of two kilobytes.
 */
export type ProductSet = SQL;

const SIZE = sql.raw(String(BITMAP_SIZE));
/** The `sku_index` of the rows about products as a whole. */
export const WHOLE = sql.raw(String(WHOLE_PRODUCT));
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

/** A stored set. */
export function storedSet(key: string): ProductSet {
  return sql`SELECT b.chunk, b.bits FROM ${productSetBits} b
    WHERE b.set_id = (SELECT s.id FROM ${productSets} s WHERE s.key = ${key}) AND b.sku_index = ${WHOLE}`;
}

/**
 * SKUs of products, as a query of `sku_index`, `chunk` and `bits`: a bit is set if the SKU of that index, of the product of that
 * number, is in it. What several of these have in common are the SKUs that fulfil all conditions.
 */
export type SkuSet = SQL;

/** The SKUs in a stored set. */
export function storedSkus(key: string): SkuSet {
  return sql`SELECT b.sku_index, b.chunk, b.bits FROM ${productSetBits} b
    WHERE b.set_id = (SELECT s.id FROM ${productSets} s WHERE s.key = ${key}) AND b.sku_index <> ${WHOLE}`;
}

/** SKUs with any of some values of a specification. */
export function skusWithValue(specification: string, values: readonly string[]): SkuSet {
  return sql`SELECT b.sku_index, b.chunk, bit_or(b.bits) AS bits ${fromValues(specification, values)}
    AND b.sku_index <> ${WHOLE} GROUP BY 1, 2`;
}

/** SKUs in any of some stored sets. */
export function skusInSets(ids: readonly number[]): SkuSet {
  return sql`SELECT b.sku_index, b.chunk, bit_or(b.bits) AS bits FROM ${productSetBits} b
    WHERE b.set_id = ANY(${ints(ids)}) AND b.sku_index <> ${WHOLE} GROUP BY 1, 2`;
}

/** Products of which some SKU has any of some values. */
export function productsWithValue(specification: string, values: readonly string[]): ProductSet {
  return sql`SELECT b.chunk, bit_or(b.bits) AS bits ${fromValues(specification, values)}
    AND b.sku_index = ${WHOLE} GROUP BY b.chunk`;
}

function fromValues(specification: string, values: readonly string[]): SQL {
  return sql`FROM ${productSets} s JOIN ${productSetBits} b ON b.set_id = s.id
    WHERE s.specification = ${specification} AND s.value = ANY(${texts(values)})`;
}

/** SKUs in a range of prices, both ends included; minor units. Only SKUs of the products in `base` are looked at. */
export function skusPriced(lowest: number, highest: number, base: ProductSet): SkuSet {
  return sql`SELECT priced.sku_index, priced.chunk, priced.bits FROM (${rowsAsArrays(skusOf(base))}) AS of_base,
    product_sets_priced(of_base.indexes, of_base.chunks, of_base.bits, ${lowest}::bigint, ${highest}::bigint) AS priced`;
}

/** The rows of SKUs as three arrays, for functions that look at all of them together. */
export function rowsAsArrays(skus: SkuSet): SQL {
  return sql`SELECT array_agg(sku_index) AS indexes, array_agg(chunk) AS chunks, array_agg(bits) AS bits
    FROM (${skus}) AS of_skus WHERE bits <> ${NOTHING}`;
}

/** All SKUs of products. */
export function skusOf(base: ProductSet): SkuSet {
  return sql`SELECT own.sku_index, own.chunk, own.bits & base.bits AS bits FROM (${storedSkus(SHOP)}) AS own
    JOIN (${base}) AS base USING (chunk) WHERE own.bits & base.bits <> ${NOTHING}`;
}

/**
 * The SKUs that sets have in common.
 *
 * @param sets at least one
 */
export function intersectSkus(sets: readonly SkuSet[]): SkuSet {
  return intersectBy(sql`sku_index, chunk`, sets);
}

/** The products of some SKUs. */
export function productsOf(skus: SkuSet): ProductSet {
  return sql`SELECT chunk, bit_or(bits) AS bits FROM (${skus}) AS of_skus GROUP BY chunk`;
}

/** SKUs in any of some sets. */
export function uniteSkus(sets: readonly SkuSet[]): SkuSet {
  const rows = sets.map((set) => sql`(${set})`);
  return sql`SELECT sku_index, chunk, bit_or(bits) AS bits FROM (${sql.join(rows, sql` UNION ALL `)}) AS parts GROUP BY 1, 2`;
}

/** All SKUs but some. */
export function otherSkus(excluded: SkuSet): SkuSet {
  return sql`SELECT own.sku_index, own.chunk, own.bits & ~coalesce(excluded.bits, ${NOTHING}) AS bits
    FROM (${storedSkus(SHOP)}) AS own LEFT JOIN (${excluded}) AS excluded USING (sku_index, chunk)`;
}

/** SKUs, but for those of some products. */
export function skusExcept(skus: SkuSet, excluded: ProductSet): SkuSet {
  return sql`SELECT kept.sku_index, kept.chunk, kept.bits & ~coalesce(excluded.bits, ${NOTHING}) AS bits
    FROM (${skus}) AS kept LEFT JOIN (${excluded}) AS excluded USING (chunk)`;
}

/** Products that cost less than they did, or are a limited-time deal. */
export function reducedSet(now: Date): ProductSet {
  const { dealEndsAt, originalPrice, price } = products;
  const isDealOnly = sql`${dealEndsAt} > ${now.toISOString()}::timestamptz
    AND (${originalPrice} > ${price}) IS NOT TRUE`;
  return sql`SELECT chunk, bit_or(bits) AS bits FROM ((${storedSet(REDUCED)}) UNION ALL (${setOfRows(isDealOnly)})) AS reduced GROUP BY chunk`;
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
  return intersectBy(sql`chunk`, sets);
}

function intersectBy(key: SQL, sets: readonly SQL[]): SQL {
  const [first, ...others] = sets;
  if (first === undefined) throw new RangeError('intersectBy needs at least one set.');
  if (others.length === 0) return first;
  const rows = sets.map((set) => sql`(${set})`);
  return sql`SELECT ${key}, bit_and(bits) AS bits FROM (${sql.join(rows, sql` UNION ALL `)}) AS parts
    GROUP BY ${key} HAVING count(*) = ${sql.raw(String(sets.length))}`;
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
