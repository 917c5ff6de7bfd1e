import type { ProductSort } from '@mallard/domain/contract';
import { hasSkuFilter } from '@mallard/search';
import { and, asc, type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import { averageRating, products, skus } from '../../db/schema/index.ts';
import { skuConditionOf } from './productConditions.ts';
import type { ProductFilter } from './productFilter.ts';

/** Which page of a list, in which order. */
export interface ListRequest {
  sort: ProductSort;
  pageNumber: number;
  pageSize: number;
}

/** A stretch of a list, in an order that an index has: the list is its stretches, one after another. */
export interface SortSegment {
  /** Which of the list's products are in it; without one, all. */
  condition?: SQL;
  order: SQL[];
  /** What the order needs to know, besides the number. */
  columns: Column[];
  /** Whether its index has the products of all categories together. */
  isShopWide?: boolean;
  /** Which way the index of SKUs is read, where the price of the SKU that a filtered list shows decides. */
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
  // Without reviews the average is unknown, which sorts last.
  order: [sql`${averageRating(products)} DESC NULLS LAST`, desc(reviewCount), asc(number)],
  columns: [ratingSum, reviewCount],
};

/**
 * The order of a list, for products that are sorted. The last criterion is always the number, so that pages neither repeat
 * nor skip anything.
 */
export function orderOf(sort: ProductSort, filter: ProductFilter, now: Date): SQL[] {
  const segments = sortSegments(sort, filter, now);
  const [first = byFitness] = segments;
  if (segments.length === 1) return first.order;
  return [sql`CASE WHEN ${isDealAt(now)} THEN ${dealEndsAt} END NULLS LAST`, ...bySales.order];
}

/**
 * The same order, for products that are read off an index. `comprehensive` means what fits the list: the newest of the new, the
 * best sellers of the hot, of what is reduced the deals that end first. What fits a keyword is put into order by the search.
 */
export function sortSegments(sort: ProductSort, filter: ProductFilter, now: Date): SortSegment[] {
  const { collection } = filter;
  switch (sort) {
    case 'sales':
      return [bySales];
    case 'newest':
      return [byDate];
    case 'priceAsc':
      return hasSkuFilter(filter)
        ? [{ order: [asc(shownPrice(filter)), asc(number)], columns: [price], skuOrder: asc }]
        : [{ order: [asc(price), asc(number)], columns: [price] }];
    case 'priceDesc':
      return hasSkuFilter(filter)
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

/** Deals that still run, the one that ends first in front. */
export function dealsFirst(now: Date) {
  const order = [asc(dealEndsAt), desc(sales), asc(number)];
  return { order, columns: [dealEndsAt, sales], condition: isDealAt(now), isShopWide: true } satisfies SortSegment;
}

function isDealAt(now: Date): SQL {
  return sql`${dealEndsAt} > ${now.toISOString()}::timestamptz`;
}

/** Price of the SKU that a filtered list shows: as in `compareOffers`, one in stock comes before a cheaper one that is sold out. */
function shownPrice(filter: ProductFilter): SQL {
  return sql`(SELECT ${skus.price} FROM ${skus} WHERE ${and(eq(skus.productId, products.id), skuConditionOf(filter))}
    ORDER BY ${skus.stock} <= 0, ${skus.price} LIMIT 1)`;
}
