import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { categories, productSets, products, skus } from '../../../db/schema/index.ts';
import { skuConditionOf } from '../productConditions.ts';
import type { ProductFilter } from '../productFilter.ts';
import {
  type ListRequest,
  type OfferColumns,
  offerRank,
  orderOf,
  type SortSegment,
  sortSegments,
} from '../productOrder.ts';
import { type FilterSets, narrowingSets } from './filterSets.ts';
import { intersect, isMember, numbersOf, SHOP, storedSet } from './productSet.ts';

/** Products of a page. */
export interface ProductPage {
  /** Number of products in the whole list. */
  total: number;
  /** Subquery for the product numbers of the page; `null` if the page is empty. */
  numbers: SQL | null;
}

const MEMBERS = sql.raw('members');

/**
 * Finds a page of a list, and reads as few products as possible. Lists that are only filtered by category are read from an index in
 * sort order. Other filters are first converted to a set and counted. Few products are sorted. For many, it scans an index of the
 * category or the whole shop, and skips products that are not in the set. It uses whichever method reads fewer rows: in the worst
 * case, about √(index size × page end).
 */
export async function readPage(
  db: Database,
  filter: ProductFilter,
  sets: FilterSets,
  { sort, pageNumber, pageSize }: ListRequest,
  now: Date,
): Promise<ProductPage> {
  const end = pageNumber * pageSize;
  const range = sql`LIMIT ${pageSize} OFFSET ${end - pageSize}`;
  const narrowing = narrowingSets(sets);
  const isNarrowed = narrowing.length > 0;
  const matches = isNarrowed ? await readCommon(db, filter, sets, end) : await readCached(db, sets.scope);
  if (matches.total <= end - pageSize) return { total: matches.total, numbers: null };
  const order = sql.join(orderOf(sort, filter, now), sql`, `);
  if (matches.numbers) {
    const few = sql`SELECT ${products.number} FROM ${products} WHERE ${products.number} = ANY(${sql.param(matches.numbers)}::integer[])`;
    return { total: matches.total, numbers: sql`${few} ORDER BY ${order} ${range}` };
  }
  const segments = sortSegments(sort, filter, now);
  const walks = segments.map((segment) =>
    segment.skuOrder
      ? readSkusInOrder(segment.skuOrder, filter, end)
      : isNarrowed
        ? walkMembers(segment, matches.isLeaf ? filter.categoryUuid : undefined, end)
        : walk(segment, filter.categoryUuid, end),
  );
  const members = isNarrowed
    ? sql`WITH ${MEMBERS} AS MATERIALIZED (${intersect([storedSet(sets.scope), ...narrowing])}) `
    : sql``;
  const all = walks.map(
    (query, index) => sql`SELECT ${sql.raw(String(index))} AS segment, number, place FROM (${query}) AS walked`,
  );
  return {
    total: matches.total,
    numbers: sql`${members}SELECT number FROM (${sql.join(all, sql` UNION ALL `)}) AS walks ORDER BY segment, place ${range}`,
  };
}

/** Exact number of matching products. */
export async function countCommon(db: Database, sets: FilterSets): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT coalesce(sum(bit_count(bits)), 0)::integer AS total
      FROM (${intersect([storedSet(sets.scope), ...narrowingSets(sets)])}) AS common`,
  );
  return rows[0]?.total ?? 0;
}

interface Found {
  total: number;
  /** Product numbers, if there are few. */
  numbers?: number[];
  /** Whether the list is a category without subcategories, which can use its own index. */
  isLeaf?: boolean;
}

async function readCached(db: Database, key: string): Promise<Found> {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT products AS total FROM ${productSets} WHERE key = ${key}`,
  );
  return { total: rows[0]?.total ?? 0 };
}

async function readCommon(
  db: Database,
  { categoryUuid }: ProductFilter,
  sets: FilterSets,
  end: number,
): Promise<Found> {
  const id = sql`${categoryUuid ?? null}::uuid`;
  const { rows } = await db.execute<{ total: number; isLeaf: boolean; chunk: number | null; bits: string | null }>(sql`
    WITH ${MEMBERS} AS MATERIALIZED (${intersect([storedSet(sets.scope), ...narrowingSets(sets)])}),
    counted AS (SELECT coalesce(sum(bit_count(bits)), 0)::integer AS total FROM ${MEMBERS}),
    leaf AS MATERIALIZED (SELECT ${id} IS NOT NULL AND NOT EXISTS (
      SELECT FROM ${categories} WHERE ${categories.parentId} = ${id}) AS "isLeaf")
    SELECT total, "isLeaf", chunk, bits::text AS bits FROM counted CROSS JOIN leaf LEFT JOIN ${MEMBERS}
    ON total::float8 * total < ${end}::float8 * (SELECT products FROM ${productSets}
      WHERE key = CASE WHEN "isLeaf" THEN ${sets.scope} ELSE ${SHOP} END)`);
  const { total = 0, isLeaf = false } = rows[0] ?? {};
  if (rows[0]?.bits === null) return { total, isLeaf };
  return { total, numbers: rows.flatMap((row) => numbersOf(row.chunk ?? 0, row.bits ?? '')) };
}

/** Scans an index for the first products of a list: as many of each category, merged in sort order. */
function walk(
  { order, columns, condition, isShopWide }: SortSegment,
  categoryId: string | undefined,
  end: number,
): SQL {
  const by = sql.join(order, sql`, `);
  const selectedColumns = sql.join([products.number, ...columns], sql`, `);
  const conditions = and(products.isOnSale, condition);
  if (categoryId === undefined || isShopWide)
    return sql`SELECT ${products.number}, ${placeBy(order)} FROM ${products} WHERE ${conditions} ORDER BY ${by} LIMIT ${end}`;
  // Alias it like the table, so that the outer query can use the same ORDER BY.
  return sql`SELECT number, ${placeBy(order)} FROM (${categoriesBelow(categoryId)}) AS below CROSS JOIN LATERAL (
      SELECT ${selectedColumns} FROM ${products}
      WHERE ${products.categoryId} = below.id AND ${conditions} ORDER BY ${by} LIMIT ${end}
    ) AS ${products} ORDER BY ${by} LIMIT ${end}`;
}

/**
 * Scans an index for the first members of a set, in sort order. For a category with subcategories it scans the whole shop's index.
 * Otherwise each subcategory's index would be scanned for a whole page, and to its end if it has few members.
 */
function walkMembers({ order, condition, isShopWide }: SortSegment, leafId: string | undefined, end: number): SQL {
  const isOfLeaf = leafId === undefined || isShopWide ? undefined : eq(products.categoryId, leafId);
  return sql`SELECT ${products.number}, ${placeBy(order)} FROM ${products}
    WHERE ${and(products.isOnSale, isOfLeaf, condition, isMember(MEMBERS))} ORDER BY ${sql.join(order, sql`, `)} LIMIT ${end}`;
}

/** Scans the price index for the first members of a set, sorted by the price of the shown SKU (see `offerRank`). */
function readSkusInOrder(direction: NonNullable<SortSegment['skuOrder']>, filter: ProductFilter, end: number): SQL {
  const better = alias(skus, 'better');
  const rankOf = (table: Record<'position' | 'id', AnyPgColumn> & OfferColumns) =>
    sql.join([...offerRank(filter, table), sql`${table.position}`, sql`${table.id}`], sql`, `);
  const isShown = sql`NOT EXISTS (SELECT FROM ${skus} AS better WHERE ${and(
    eq(better.productId, skus.productId),
    skuConditionOf(filter, better),
    sql`(${rankOf(better)}) < (${rankOf(skus)})`,
  )})`;
  const order = [direction(skus.price), direction(products.number)];
  return sql`SELECT ${products.number}, ${placeBy(order)} FROM ${skus} JOIN ${products} ON ${products.id} = ${skus.productId}
    WHERE ${and(skuConditionOf(filter), isShown, products.isOnSale, isMember(MEMBERS))}
    ORDER BY ${sql.join(order, sql`, `)} LIMIT ${end}`;
}

function placeBy(order: SQL[]): SQL {
  return sql`row_number() OVER (ORDER BY ${sql.join(order, sql`, `)}) AS place`;
}

/** Returns a subquery for the ids of a category and its subcategories; the tree has three levels. */
function categoriesBelow(categoryId: string): SQL {
  return sql`SELECT c.id FROM ${categories} c LEFT JOIN ${categories} parent ON parent.id = c.parent_id
    WHERE ${categoryId}::uuid IN (c.id, c.parent_id, parent.parent_id)`;
}
