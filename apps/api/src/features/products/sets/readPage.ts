import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { categories, productSets, products, skus } from '../../../db/schema/index.ts';
import { skuConditionOf } from '../productConditions.ts';
import type { ProductFilter } from '../productFilter.ts';
import type { ListRequest } from '../productOrder.ts';
import { orderOf, type SortSegment, sortSegments } from '../productOrder.ts';
import { categoriesBelow } from './categoriesBelow.ts';
import { type FilterSets, narrowingSets } from './filterSets.ts';
import { intersect, isMember, numbersOf, SHOP, storedSet } from './productSet.ts';

/** Which products stand on a page. */
export interface ProductPage {
  /** How many products the whole list has. */
  total: number;
  /** The numbers of those on the page as a subquery of `number`; nothing when the page is empty. */
  numbers: SQL | null;
}

const MEMBERS = sql.raw('members');

/**
 * Finds a page of a list without looking at more products than it must. What is only narrowed to a category is read off an
 * index in the list's order. What is narrowed further is counted first, as a set. If few are left, they are sorted; if many
 * are, an index is read, of the category or of the whole shop, and those that are not in the set are passed over. Whichever reads
 * fewer is taken, which is about the root of the index's size times the page's end at worst.
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
  const found = isNarrowed ? await readCommon(db, filter, sets, end) : await readKept(db, sets.scope);
  if (found.total <= end - pageSize) return { total: found.total, numbers: null };
  const order = sql.join(orderOf(sort, filter, now), sql`, `);
  if (found.numbers) {
    const few = sql`SELECT ${products.number} FROM ${products} WHERE ${products.number} = ANY(${sql.param(found.numbers)}::integer[])`;
    return { total: found.total, numbers: sql`${few} ORDER BY ${order} ${range}` };
  }
  const segments = sortSegments(sort, filter, now);
  const walks = segments.map((segment) =>
    segment.skuOrder
      ? readSkusInOrder(segment.skuOrder, filter, end)
      : isNarrowed
        ? walkMembers(segment, found.isLeaf ? filter.categoryUuid : undefined, end)
        : walk(segment, filter.categoryUuid, end),
  );
  const members = isNarrowed
    ? sql`WITH ${MEMBERS} AS MATERIALIZED (${intersect([storedSet(sets.scope), ...narrowing])}) `
    : sql``;
  const all = walks.map(
    (one, place) => sql`SELECT ${sql.raw(String(place))} AS segment, number, place FROM (${one}) AS walked`,
  );
  return {
    total: found.total,
    numbers: sql`${members}SELECT number FROM (${sql.join(all, sql` UNION ALL `)}) AS walks ORDER BY segment, place ${range}`,
  };
}

/** How many products a filter leaves, exactly. */
export async function countCommon(db: Database, sets: FilterSets): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT coalesce(sum(bit_count(bits)), 0)::integer AS total
      FROM (${intersect([storedSet(sets.scope), ...narrowingSets(sets)])}) AS common`,
  );
  return rows[0]?.total ?? 0;
}

interface Found {
  total: number;
  /** Where there are few. */
  numbers?: number[];
  /** Whether the list is of a category with none below it, whose own index is read. */
  isLeaf?: boolean;
}

async function readKept(db: Database, key: string): Promise<Found> {
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

/** The first products of a list in its order, off an index: of each of its categories as many, the best of which are taken. */
function walk(
  { order, columns, condition, isShopWide }: SortSegment,
  categoryId: string | undefined,
  end: number,
): SQL {
  const by = sql.join(order, sql`, `);
  const wanted = sql.join([products.number, ...columns], sql`, `);
  const conditions = and(products.isOnSale, condition);
  if (categoryId === undefined || isShopWide)
    return sql`SELECT ${products.number}, ${placeBy(order)} FROM ${products} WHERE ${conditions} ORDER BY ${by} LIMIT ${end}`;
  // Called like the table, so that the same order can be asked for outside.
  return sql`SELECT number, ${placeBy(order)} FROM (${categoriesBelow(categoryId)}) AS below CROSS JOIN LATERAL (
      SELECT ${wanted} FROM ${products}
      WHERE ${products.categoryId} = below.id AND ${conditions} ORDER BY ${by} LIMIT ${end}
    ) AS ${products} ORDER BY ${by} LIMIT ${end}`;
}

/**
 * The first members in the list's order. Of a category with others below it the whole shop's index is read: each of theirs would
 * have to be read for a whole page, to its end where hardly any member is.
 */
function walkMembers({ order, condition, isShopWide }: SortSegment, leafId: string | undefined, end: number): SQL {
  const isOfLeaf = leafId === undefined || isShopWide ? undefined : eq(products.categoryId, leafId);
  return sql`SELECT ${products.number}, ${placeBy(order)} FROM ${products}
    WHERE ${and(products.isOnSale, isOfLeaf, condition, isMember(MEMBERS))} ORDER BY ${sql.join(order, sql`, `)} LIMIT ${end}`;
}

/** The first members in the order of the price of the SKU that is shown (see `compareOffers`), off the index of prices. */
function readSkusInOrder(direction: NonNullable<SortSegment['skuOrder']>, filter: ProductFilter, end: number): SQL {
  const better = alias(skus, 'better');
  const isShown = sql`NOT EXISTS (SELECT FROM ${skus} AS better WHERE ${and(
    eq(better.productId, skus.productId),
    skuConditionOf(filter, better),
    sql`(${better.stock} <= 0, ${better.price}, ${better.position}, ${better.id})
      < (${skus.stock} <= 0, ${skus.price}, ${skus.position}, ${skus.id})`,
  )})`;
  const order = [direction(skus.price), direction(products.number)];
  return sql`SELECT ${products.number}, ${placeBy(order)} FROM ${skus} JOIN ${products} ON ${products.id} = ${skus.productId}
    WHERE ${and(skuConditionOf(filter), isShown, products.isOnSale, isMember(MEMBERS))}
    ORDER BY ${sql.join(order, sql`, `)} LIMIT ${end}`;
}

function placeBy(order: SQL[]): SQL {
  return sql`row_number() OVER (ORDER BY ${sql.join(order, sql`, `)}) AS place`;
}
