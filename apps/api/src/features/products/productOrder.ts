import type { ProductSort } from '@mallard/domain/contract';
import { priceOrderOf } from '@mallard/search';
import { and, asc, type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { texts } from '../../db/arrays.ts';
import { averageRating, products, skus } from '../../db/schema/index.ts';
import { skuConditionOf } from './productConditions.ts';
import type { ProductFilter } from './productFilter.ts';

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
      return isSkuOrder(sort, filter)
        ? [{ order: [asc(shownPrice(filter)), asc(number)], columns: [price], skuOrder: asc }]
        : [{ order: [asc(price), asc(number)], columns: [price] }];
    case 'priceDesc':
      return isSkuOrder(sort, filter)
        ? [{ order: [desc(shownPrice(filter)), desc(number)], columns: [price], skuOrder: desc }]
        : [{ order: [desc(price), desc(number)], columns: [price] }];
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

/** Returns whether a list is sorted by the price of the shown SKU of each product, instead of the lowest price. */
function isSkuOrder(sort: ProductSort, filter: ProductFilter): boolean {
  return priceOrderOf(sort, filter, () => Boolean(filter.named?.length)) === 'sku';
}

/** Columns of `skus`, or of an alias of it, that decide which SKU a list shows. */
export type OfferColumns = Record<'values' | 'stock' | 'price', AnyPgColumn>;

/**
 * Returns the sort criteria of the SKUs of a product, as in `matchSku`: a list in price order shows the first SKU. SKUs with the values
 * that the keyword names have priority, then SKUs in stock, then cheaper ones.
 */
export function offerRank({ named = [] }: ProductFilter, { values, stock, price }: OfferColumns = skus): SQL[] {
  const fits = named.map(({ specification, levels }) => {
    const cases = levels.map(
      (level, place) =>
        sql`WHEN ${values} ->> ${specification}::text = ANY(${texts([...level])}) THEN ${sql.raw(String(place))}`,
    );
    return sql`CASE ${sql.join(cases, sql` `)} ELSE ${sql.raw(String(levels.length))} END`;
  });
  return [...fits, sql`${stock} <= 0`, sql`${price}`];
}

/** Price of the SKU that a list shows. */
function shownPrice(filter: ProductFilter): SQL {
  return sql`(SELECT ${skus.price} FROM ${skus} WHERE ${and(eq(skus.productId, products.id), skuConditionOf(filter))}
    ORDER BY ${sql.join(offerRank(filter), sql`, `)} LIMIT 1)`;
}
