import type { ProductSort } from '@mallard/domain/contract';
import { priceOrderOf } from '@mallard/search';
import { and, asc, type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { texts } from '../../db/arrays.ts';
import { averageRating, products, skus } from '../../db/schema/index.ts';
import { skuConditionOf } from './productConditions.ts';
import type { NamedLevels, ProductFilter } from './productFilter.ts';

/** Page and sort order of a list. */
export interface ListRequest {
  sort: ProductSort;
  pageNumber: number;
  pageSize: number;
}

/** Segment of a list that an index can sort. The list is the concatenation of its segments. */
export interface SortSegment {
  /** Condition on the list's products; if missing, all. */
  condition?: SQL;
  order: SQL[];
  /** Columns of the sort order, besides the product number. */
  columns: Column[];
  /** Whether its index covers the whole shop, instead of each category. */
  isShopWide?: boolean;
  /** Scan direction of the SKU price index, if the list is sorted by the price of the shown SKU. */
  skuOrder?: typeof asc;
}

const { isRecommended, sales, publishedAt, price, ratingSum, reviewCount, dealEndsAt, number } = products;

const byFitness: SortSegment = {
  order: [desc(isRecommended), desc(sales), asc(number)],
  columns: [isRecommended, sales],
};
const bySales: SortSegment = { order: [desc(sales), asc(number)], columns: [sales] };
const byDate: SortSegment = { order: [desc(publishedAt), asc(number)], columns: [publishedAt] };
const byRating: SortSegment = {
  // Products without reviews have no average rating and come last.
  order: [sql`${averageRating(products)} DESC NULLS LAST`, desc(reviewCount), asc(number)],
  columns: [ratingSum, reviewCount],
};

/**
 * Returns the ORDER BY of a list. The last criterion is always the product number, so that pages neither repeat nor skip products.
 */
export function orderOf(sort: ProductSort, filter: ProductFilter, now: Date): SQL[] {
  const segments = sortSegments(sort, filter, now);
  const [first = byFitness] = segments;
  if (segments.length === 1) return first.order;
  return [sql`CASE WHEN ${isDealAt(now)} THEN ${dealEndsAt} END NULLS LAST`, ...bySales.order];
}

/**
 * Returns the same order as index segments. `comprehensive` depends on the list: newest first for new products, best sellers first
 * for hot products, deals that end first for reduced products. Search sorts keyword matches by relevance instead.
 */
export function sortSegments(sort: ProductSort, filter: ProductFilter, now: Date): SortSegment[] {
  const { collection } = filter;
  switch (sort) {
    case 'sales':
      return [bySales];
    case 'newest':
      return [byDate];
    case 'priceAsc':
      return [byPrice(asc, sort, filter)];
    case 'priceDesc':
      return [byPrice(desc, sort, filter)];
    case 'rating':
      return [byRating];
    case 'comprehensive':
      if (collection === 'new') return [byDate];
      if (collection === 'hot') return [bySales];
      if (collection === 'discount')
        return [dealsFirst(now), { ...bySales, condition: sql`${isDealAt(now)} IS NOT TRUE` }];
      return [byFitness];
  }
}

/** Active deals; those that end first come first. */
export function dealsFirst(now: Date) {
  const order = [asc(dealEndsAt), desc(sales), asc(number)];
  return { order, columns: [dealEndsAt, sales], condition: isDealAt(now), isShopWide: true } satisfies SortSegment;
}

function isDealAt(now: Date): SQL {
  return sql`${dealEndsAt} > ${now.toISOString()}::timestamptz`;
}

/** Sorts by the lowest price of each product, or by the price of the SKU that the list shows. */
function byPrice(direction: typeof asc, sort: ProductSort, filter: ProductFilter): SortSegment {
  const isBySku = priceOrderOf(sort, filter, () => Boolean(filter.named?.length)) === 'sku';
  return isBySku
    ? { order: [direction(shownPrice(filter)), direction(number)], columns: [price], skuOrder: direction }
    : { order: [direction(price), direction(number)], columns: [price] };
}

/** Columns of `skus`, or of an alias of it, that decide which SKU a list shows. */
export type OfferColumns = Record<'productId' | 'values' | 'stock' | 'price', AnyPgColumn>;

/**
 * Returns the sort criteria of the SKUs of a product, for a list in price order: the rule of `firstOffer`. SKUs with most of the
 * essential values that the keyword names have priority, then SKUs in stock, then cheaper ones.
 */
export function offerRank({ named = [] }: ProductFilter, columns: OfferColumns = skus): SQL[] {
  const { values, stock, price } = columns;
  const isAlone = named.length === 1;
  const missing = named.map((one) =>
    isAlone || one.levels.length === 1 ? levelOf(one, values) : isMissing(one, columns),
  );
  const byValues = missing.length > 0 ? [sql.join(missing, sql` + `)] : [];
  return [...byValues, sql`${stock} <= 0`, sql`${price}`];
}

/** Position of the level that contains the SKU's value; values that the keyword doesn't contain come last. */
function levelOf({ specification, levels }: NamedLevels, values: AnyPgColumn): SQL {
  const cases = levels.map(
    (level, index) =>
      sql`WHEN ${values} ->> ${specification}::text = ANY(${texts([...level])}) THEN ${sql.raw(String(index))}`,
  );
  return sql`CASE ${sql.join(cases, sql` `)} ELSE ${sql.raw(String(levels.length))} END`;
}

/** 0 if the SKU has one of the product's best values, otherwise 1. Unlike levels, this adds up for several specifications. */
function isMissing(named: NamedLevels, { productId, values }: OfferColumns): SQL {
  const own = alias(skus, 'own');
  const best = sql`SELECT min(${levelOf(named, own.values)}) FROM ${skus} AS own WHERE ${eq(own.productId, productId)}`;
  return sql`(${levelOf(named, values)} > (${best}))::int`;
}

/** Price of the SKU that a list shows. */
function shownPrice(filter: ProductFilter): SQL {
  return sql`(SELECT ${skus.price} FROM ${skus} WHERE ${and(eq(skus.productId, products.id), skuConditionOf(filter))}
    ORDER BY ${sql.join(offerRank(filter), sql`, `)} LIMIT 1)`;
}
