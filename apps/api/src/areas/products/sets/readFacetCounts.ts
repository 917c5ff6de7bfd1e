import { type Minor, minor } from '@mallard/domain/money';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { categoryValues, productSetBits, productSets, products, type StoredText } from '../../../db/schema/index.ts';
import { categoriesBelow } from './categoriesBelow.ts';
import { type FilterSets, nameParts, narrowingSets } from './filterSets.ts';
import { IN_STOCK, intersect, keptSet, type ProductSet, reducedSet } from './productSet.ts';

/** How many of the products that a filter leaves have a value, under one of its names. */
export interface NamedValueRow {
  specification: string;
  value: string;
  specificationName: StoredText;
  valueName: StoredText;
  swatch: string | null;
  products: number;
}

/** What else a list can be narrowed by. */
export interface FacetFigures {
  minPrice: Minor | null;
  maxPrice: Minor | null;
  inStock: number;
  onSale: number;
}

/** The values that a list can be narrowed by; each group is counted as if nothing had been chosen in it. */
export async function readValueCounts(
  db: Database,
  sets: FilterSets,
  categoryId: string | undefined,
): Promise<NamedValueRow[]> {
  const isWholeShop = categoryId === undefined && narrowingSets(sets).length === 0;
  const { rows } = await db.execute<ValueRow>(isWholeShop ? keptCounts : commonCounts(sets, categoryId));
  return rows.map(({ specification, value, swatch, products, ...names }) => ({
    ...{ specification, value, swatch, products },
    specificationName: names.specification_name,
    valueName: names.value_name,
  }));
}

const valueColumns = sql.raw('s.specification, s.value, s.specification_name, s.value_name, s.swatch');

/** Of the whole shop they are kept. */
const keptCounts = sql`SELECT ${valueColumns}, s.products FROM ${productSets} s
  WHERE s.specification IS NOT NULL AND s.products > 0`;

function commonCounts(sets: FilterSets, categoryId: string | undefined): SQL {
  const { named, parts } = nameParts(sets);
  const { found, price, stock, reduced, attributes } = named;
  const others = [keptSet(sets.scope), ...found, ...price, ...stock, ...reduced];
  const without = (specification: string | null) =>
    intersect([...others, ...attributes.filter((one) => one.specification !== specification).map(({ set }) => set)]);
  const filters = [null, ...attributes.map(({ specification }) => specification)].map(
    (specification) =>
      sql`SELECT ${specification}::text AS specification, chunk, bits FROM (${without(specification)}) AS left_out`,
  );
  const chosen = sql`${sql.param(attributes.map(({ specification }) => specification))}::text[]`;
  const offered =
    categoryId === undefined
      ? sql`${productSets} s`
      : sql`${categoryValues} c JOIN ${productSets} s ON c.category_id = ${categoryId}::uuid AND s.id = c.set_id`;
  return sql`
    WITH ${sql.join([...parts, sql`filters AS MATERIALIZED (${sql.join(filters, sql` UNION ALL `)})`], sql`, `)}
    SELECT ${valueColumns}, counted.products FROM ${offered}
    CROSS JOIN LATERAL (
      SELECT sum(bit_count(b.bits & f.bits))::integer AS products FROM ${productSetBits} b JOIN filters f USING (chunk)
      WHERE b.set_id = s.id
      AND f.specification IS NOT DISTINCT FROM CASE WHEN s.specification = ANY(${chosen}) THEN s.specification END
    ) counted
    WHERE s.specification IS NOT NULL AND counted.products > 0`;
}

type ValueRow = Omit<NamedValueRow, 'specificationName' | 'valueName'> &
  Record<'specification_name' | 'value_name', StoredText> &
  Record<string, unknown>;

/** Prices, and how many would be left in stock and on sale; each as if nothing had been chosen of it. */
export async function readFacetFigures(
  db: Database,
  sets: FilterSets,
  categoryId: string | undefined,
  now: Date,
): Promise<FacetFigures> {
  const { named, parts } = nameParts(sets);
  const { found, price, stock, reduced, attributes } = named;
  const base = [keptSet(sets.scope), ...found, ...attributes.map(({ set }) => set)];
  const others = narrowingSets({ ...named, price: [] });
  const given = parts.length === 0 ? sql`` : sql`WITH ${sql.join(parts, sql`, `)} `;
  const { rows } = await db.execute<{
    lowest: number | null;
    highest: number | null;
    stocked: number;
    reduced: number;
  }>(
    sql`${given}SELECT prices.lowest, prices.highest, ${countOf([...base, ...price, ...reduced, keptSet(IN_STOCK)])} AS stocked,
      ${countOf([...base, ...price, ...stock, reducedSet(now)])} AS reduced
    FROM (${others.length > 0 ? rangeOfSet([keptSet(sets.scope), ...others]) : rangeOfScope(categoryId)}) AS prices`,
  );
  const [figures] = rows;
  return {
    minPrice: toMinor(figures?.lowest),
    maxPrice: toMinor(figures?.highest),
    inStock: figures?.stocked ?? 0,
    onSale: figures?.reduced ?? 0,
  };
}

function rangeOfSet(parts: readonly ProductSet[]): SQL {
  return sql`SELECT min(of_part.lowest) AS lowest, max(of_part.highest) AS highest
    FROM (${intersect(parts)}) AS part, product_sets_price_range(part.chunk, part.bits) AS of_part`;
}

/** Of a category, or the whole shop, the two ends of its index of prices tell. */
function rangeOfScope(categoryId: string | undefined): SQL {
  const { isOnSale, price, number } = products;
  const end = (direction: typeof asc, scope: SQL) =>
    sql`(SELECT ${price} FROM ${products} WHERE ${isOnSale}${scope} ORDER BY ${direction(price)}, ${direction(number)} LIMIT 1)`;
  if (categoryId === undefined) return sql`SELECT ${end(asc, sql``)} AS lowest, ${end(desc, sql``)} AS highest`;
  const isInIt = sql` AND ${products.categoryId} = below.id`;
  return sql`SELECT min(${end(asc, isInIt)}) AS lowest, max(${end(desc, isInIt)}) AS highest
    FROM (${categoriesBelow(categoryId)}) AS below`;
}

function countOf(sets: readonly ProductSet[]): SQL {
  return sql`(SELECT coalesce(sum(bit_count(bits)), 0)::integer FROM (${intersect(sets)}) AS common)`;
}

/** Nothing at all where no product is left. */
function toMinor(value: number | null | undefined): Minor | null {
  return value === null || value === undefined ? null : minor(Number(value));
}
