import { type Minor, minor } from '@mallard/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import { texts } from '../../../db/arrays.ts';
import type { Database } from '../../../db/database.ts';
import { categoryValues, productSetBits, productSets, type StoredText } from '../../../db/schema/index.ts';
import { type FilterSets, nameParts, narrowingSets, productsMeeting, type SkuPart, stockPart } from './filterSets.ts';
import {
  intersect,
  intersectSkus,
  type ProductSet,
  reducedSet,
  rowsAsArrays,
  type SkuSet,
  skusOf,
  storedSet,
  WHOLE,
} from './productSet.ts';

/** Number of matching products with an attribute value, by display name. */
export interface NamedValueRow {
  specification: string;
  value: string;
  specificationName: StoredText;
  valueName: StoredText;
  swatch: string | null;
  products: number;
}

/** Other facets of a list. */
export interface FacetFigures {
  minPrice: Minor | null;
  maxPrice: Minor | null;
  inStock: number;
  onSale: number;
}

/** Counts the attribute values of a list. Counts of each group ignore the selection in that group. */
export async function readValueCounts(
  db: Database,
  sets: FilterSets,
  categoryId: string | undefined,
): Promise<NamedValueRow[]> {
  const isWholeShop = categoryId === undefined && narrowingSets(sets).length === 0;
  const { rows } = await db.execute<ValueRow>(isWholeShop ? keptCounts : commonCounts(sets, categoryId));
  return rows.map(({ specification, value, swatch, products, ...names }) => ({
    specification,
    value,
    swatch,
    products,
    specificationName: names.specification_name,
    valueName: names.value_name,
  }));
}

const valueColumns = sql.raw('s.specification, s.value, s.specification_name, s.value_name, s.swatch');

/** Reads the stored counts of the whole shop. */
const keptCounts = sql`SELECT ${valueColumns}, s.products FROM ${productSets} s
  WHERE s.specification IS NOT NULL AND s.products > 0`;

function commonCounts(sets: FilterSets, categoryId: string | undefined): SQL {
  const { named, parts } = nameParts(sets);
  const { found, reduced, skuParts } = named;
  const base = sql.raw('base');
  const left = (specification: string | null) => {
    const otherParts = skuParts.filter(
      (skuPart) => skuPart.part !== 'value' || skuPart.specification !== specification,
    );
    const name = sql`${specification}::text AS specification`;
    if (otherParts.length === 0) return sql`SELECT ${name}, ${WHOLE}::smallint AS sku_index, chunk, bits FROM ${base}`;
    return sql`SELECT ${name}, s.sku_index, chunk, s.bits & base.bits AS bits
      FROM (${intersectSkus(otherParts.map(({ skus }) => skus))}) AS s JOIN ${base} USING (chunk)`;
  };
  const selectedSpecifications = skuParts.flatMap(({ specification }) => specification ?? []);
  const filters = [null, ...selectedSpecifications].map(left);
  const offered =
    categoryId === undefined
      ? sql`${productSets} s`
      : sql`${categoryValues} c JOIN ${productSets} s ON c.category_id = ${categoryId}::uuid AND s.id = c.set_id`;
  const expressions = [
    ...parts,
    sql`${base} AS MATERIALIZED (${intersect([storedSet(sets.scope), ...found, ...reduced])})`,
    sql`filters AS MATERIALIZED (${sql.join(filters, sql` UNION ALL `)})`,
  ];
  return sql`
    WITH ${sql.join(expressions, sql`, `)}
    SELECT ${valueColumns}, counted.products FROM ${offered}
    CROSS JOIN LATERAL (
      SELECT sum(bit_count(of_chunk.bits))::integer AS products FROM (
        SELECT bit_or(b.bits & f.bits) AS bits FROM ${productSetBits} b JOIN filters f USING (sku_index, chunk)
        WHERE b.set_id = s.id
        AND f.specification IS NOT DISTINCT FROM CASE WHEN s.specification = ANY(${texts(selectedSpecifications)}) THEN s.specification END
        GROUP BY chunk
      ) AS of_chunk
    ) counted
    WHERE s.specification IS NOT NULL AND counted.products > 0`;
}

type ValueRow = Omit<NamedValueRow, 'specificationName' | 'valueName'> &
  Record<'specification_name' | 'value_name', StoredText> &
  Record<string, unknown>;

/** Reads price range, and counts of products in stock and with a reduced price. Each ignores its own selection. */
export async function readFacetFigures(db: Database, sets: FilterSets, now: Date): Promise<FacetFigures> {
  const { named, parts } = nameParts(sets);
  const { found, reduced, skuParts } = named;
  const base = [storedSet(sets.scope), ...found];
  const without = (part: SkuPart['part']) => skuParts.filter((skuPart) => skuPart.part !== part);
  const stocked = [...base, ...reduced, ...productsMeeting([...without('stock'), stockPart])];
  const inRange = [skusOf(intersect([...base, ...reduced])), ...without('price').map(({ skus }) => skus)];
  const withClause = parts.length === 0 ? sql`` : sql`WITH ${sql.join(parts, sql`, `)} `;
  const { rows } = await db.execute<{
    lowest: number | null;
    highest: number | null;
    stocked: number;
    reduced: number;
  }>(
    sql`${withClause}SELECT prices.lowest, prices.highest, ${countOf(stocked)} AS stocked,
      ${countOf([...base, reducedSet(now), ...productsMeeting(skuParts)])} AS reduced
    FROM (${rangeOfSkus(intersectSkus(inRange))}) AS prices`,
  );
  const [figures] = rows;
  return {
    minPrice: toMinor(figures?.lowest),
    maxPrice: toMinor(figures?.highest),
    inStock: figures?.stocked ?? 0,
    onSale: figures?.reduced ?? 0,
  };
}

function rangeOfSkus(skus: SkuSet): SQL {
  return sql`SELECT of_rows.lowest, of_rows.highest FROM (${rowsAsArrays(skus)}) AS listed,
    product_sets_price_range(listed.indexes, listed.chunks, listed.bits) AS of_rows`;
}

function countOf(sets: readonly ProductSet[]): SQL {
  return sql`(SELECT coalesce(sum(bit_count(bits)), 0)::integer FROM (${intersect(sets)}) AS common)`;
}

/** Facets when no product matches. */
function toMinor(value: number | null | undefined): Minor | null {
  return value === null || value === undefined ? null : minor(Number(value));
}
