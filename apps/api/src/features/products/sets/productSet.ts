import { type SQL, sql } from 'drizzle-orm';
import { ints, texts } from '../../../db/arrays.ts';
import { BITMAP_SIZE, productSetBits, productSets, products, WHOLE_PRODUCT } from '../../../db/schema/index.ts';

/**
 * A set of products on sale: a query with `chunk` and `bits`, one bit per product, ordered by number, as in `product_set_bits`. Sets
 * can be intersected and counted without reading products: for 100 000 products, a set is seven rows of 2 KB.
 */
export type ProductSet = SQL;

const SIZE = sql.raw(String(BITMAP_SIZE));
/** `sku_index` of rows about whole products. */
export const WHOLE = sql.raw(String(WHOLE_PRODUCT));
const NOTHING = sql.raw(`B'0'::bit(${BITMAP_SIZE})`);

/** All products on sale. */
export const SHOP = 'shop';
/** Products in stock. */
export const IN_STOCK = 'stock';
/** Products with a reduced price. */
const REDUCED = 'reduced';

/** Returns the key of a category's set, which includes subcategories. */
export function categoryKey(categoryId: string): string {
  return `category:${categoryId}`;
}

/** Returns a stored set. */
export function storedSet(key: string): ProductSet {
  return sql`SELECT b.chunk, b.bits FROM ${productSetBits} b
    WHERE b.set_id = (SELECT s.id FROM ${productSets} s WHERE s.key = ${key}) AND b.sku_index = ${WHOLE}`;
}

/**
 * A set of SKUs: a query with `sku_index`, `chunk` and `bits`. A bit is set if the product's SKU with that index is in the set.
 * Intersect sets to find SKUs that match all conditions.
 */
export type SkuSet = SQL;

/** Returns the SKUs of a stored set. */
export function storedSkus(key: string): SkuSet {
  return sql`SELECT b.sku_index, b.chunk, b.bits FROM ${productSetBits} b
    WHERE b.set_id = (SELECT s.id FROM ${productSets} s WHERE s.key = ${key}) AND b.sku_index <> ${WHOLE}`;
}

/** Returns SKUs with any of the given values of a specification. */
export function skusWithValue(specification: string, values: readonly string[]): SkuSet {
  return sql`SELECT b.sku_index, b.chunk, bit_or(b.bits) AS bits ${fromValues(specification, values)}
    AND b.sku_index <> ${WHOLE} GROUP BY 1, 2`;
}

/** Returns SKUs in any of the given stored sets. */
export function skusInSets(ids: readonly number[]): SkuSet {
  return sql`SELECT b.sku_index, b.chunk, bit_or(b.bits) AS bits FROM ${productSetBits} b
    WHERE b.set_id = ANY(${ints(ids)}) AND b.sku_index <> ${WHOLE} GROUP BY 1, 2`;
}

/** Returns products with a SKU that has any of the given values. */
export function productsWithValue(specification: string, values: readonly string[]): ProductSet {
  return sql`SELECT b.chunk, bit_or(b.bits) AS bits ${fromValues(specification, values)}
    AND b.sku_index = ${WHOLE} GROUP BY b.chunk`;
}

function fromValues(specification: string, values: readonly string[]): SQL {
  return sql`FROM ${productSets} s JOIN ${productSetBits} b ON b.set_id = s.id
    WHERE s.specification = ${specification} AND s.value = ANY(${texts(values)})`;
}

/** Returns SKUs of the products in `base` within a price range: inclusive, in minor units. */
export function skusPriced(lowest: number, highest: number, base: ProductSet): SkuSet {
  return sql`SELECT priced.sku_index, priced.chunk, priced.bits FROM (${rowsAsArrays(skusOf(base))}) AS of_base,
    product_sets_priced(of_base.indexes, of_base.chunks, of_base.bits, ${lowest}::bigint, ${highest}::bigint) AS priced`;
}

/** Converts the rows of a SKU set to three arrays, for SQL functions that process them together. */
export function rowsAsArrays(skus: SkuSet): SQL {
  return sql`SELECT array_agg(sku_index) AS indexes, array_agg(chunk) AS chunks, array_agg(bits) AS bits
    FROM (${skus}) AS of_skus WHERE bits <> ${NOTHING}`;
}

/** Returns all SKUs of the given products. */
export function skusOf(base: ProductSet): SkuSet {
  return sql`SELECT own.sku_index, own.chunk, own.bits & base.bits AS bits FROM (${storedSkus(SHOP)}) AS own
    JOIN (${base}) AS base USING (chunk) WHERE own.bits & base.bits <> ${NOTHING}`;
}

/**
 * Intersects SKU sets.
 *
 * @param sets at least one
 */
export function intersectSkus(sets: readonly SkuSet[]): SkuSet {
  return intersectBy(sql`sku_index, chunk`, sets);
}

/** Returns the products of the given SKUs. */
export function productsOf(skus: SkuSet): ProductSet {
  return sql`SELECT chunk, bit_or(bits) AS bits FROM (${skus}) AS of_skus GROUP BY chunk`;
}

/** Unites SKU sets. */
export function uniteSkus(sets: readonly SkuSet[]): SkuSet {
  const rows = sets.map((set) => sql`(${set})`);
  return sql`SELECT sku_index, chunk, bit_or(bits) AS bits FROM (${sql.join(rows, sql` UNION ALL `)}) AS parts GROUP BY 1, 2`;
}

/** Returns all SKUs except the given ones. */
export function otherSkus(excluded: SkuSet): SkuSet {
  return sql`SELECT own.sku_index, own.chunk, own.bits & ~coalesce(excluded.bits, ${NOTHING}) AS bits
    FROM (${storedSkus(SHOP)}) AS own LEFT JOIN (${excluded}) AS excluded USING (sku_index, chunk)`;
}

/** Returns SKUs except those of the given products. */
export function skusExcept(skus: SkuSet, excluded: ProductSet): SkuSet {
  return sql`SELECT kept.sku_index, kept.chunk, kept.bits & ~coalesce(excluded.bits, ${NOTHING}) AS bits
    FROM (${skus}) AS kept LEFT JOIN (${excluded}) AS excluded USING (chunk)`;
}

/** Returns products with a reduced price or an active deal. */
export function reducedSet(now: Date): ProductSet {
  const { dealEndsAt, originalPrice, price } = products;
  const isDealOnly = sql`${dealEndsAt} > ${now.toISOString()}::timestamptz
    AND (${originalPrice} > ${price}) IS NOT TRUE`;
  return sql`SELECT chunk, bit_or(bits) AS bits FROM ((${storedSet(REDUCED)}) UNION ALL (${setOfRows(isDealOnly)})) AS reduced GROUP BY chunk`;
}

/** Returns products that match a condition. Reads them individually, so use it for conditions that few products match. */
export function setOfRows(condition: SQL): ProductSet {
  const { number, isOnSale } = products;
  return sql`SELECT ${number} / ${SIZE} AS chunk, bit_or(set_bit(${NOTHING}, ${number} % ${SIZE}, 1)) AS bits
    FROM ${products} WHERE ${isOnSale} AND ${condition} GROUP BY 1`;
}

/**
 * Intersects sets. Uses UNION ALL with grouping instead of joins, so that the cost doesn't depend on the planner's estimates.
 *
 * @param sets at least one
 */
export function intersect(sets: readonly ProductSet[]): ProductSet {
  return intersectBy(sql`chunk`, sets);
}

function intersectBy(key: SQL, sets: readonly SQL[]): SQL {
  const [first, ...otherSets] = sets;
  if (first === undefined) throw new RangeError('intersectBy needs at least one set.');
  if (otherSets.length === 0) return first;
  const rows = sets.map((set) => sql`(${set})`);
  return sql`SELECT ${key}, bit_and(bits) AS bits FROM (${sql.join(rows, sql` UNION ALL `)}) AS parts
    GROUP BY ${key} HAVING count(*) = ${sql.raw(String(sets.length))}`;
}

/**
 * Returns a condition that the current row of `products` is in a set. Written so that the planner expects most rows to match;
 * otherwise it would sort all rows instead of scanning an index in order. Converts the set to an array first, for fast access.
 *
 * @param name common table expression with the set
 */
export function isMember(name: SQL): SQL {
  const { number } = products;
  const chunks = sql`SELECT array_agg(bits ORDER BY place) FROM generate_series(0, (SELECT max(chunk) FROM ${name})) AS place
    LEFT JOIN ${name} ON chunk = place`;
  return sql`get_bit((${chunks})[${number} / ${SIZE} + 1], ${number} % ${SIZE}) <> 0`;
}

/**
 * Returns the product numbers in a row of a set.
 *
 * @param bits bit string with one digit per product
 */
export function numbersOf(chunk: number, bits: string): number[] {
  const numbers: number[] = [];
  for (let index = bits.indexOf('1'); index !== -1; index = bits.indexOf('1', index + 1))
    numbers.push(chunk * BITMAP_SIZE + index);
  return numbers;
}
