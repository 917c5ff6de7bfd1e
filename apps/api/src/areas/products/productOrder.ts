import type { ProductSort } from '@mallard/domain/contract';
import { and, asc, type Column, desc, type SQL, sql } from 'drizzle-orm';
import { averageRating, products } from '../../db/schema/index.ts';
import type { ProductFilter } from './productFilter.ts';

/** A stretch of a list, in an order that an index has: the list is its stretches, one after another. */
export interface SortSegment {
  /** Which of the list's products are in it; without one, all. */
  condition?: SQL;
  order: SQL[];
  /** What the order needs to know, besides the number. */
  columns: Column[];
  /** Whether its index has the products of all categories together. */
  isShopWide?: boolean;
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
      return [{ order: [asc(price), asc(number)], columns: [price], ...pricesOf(filter) }];
    case 'priceDesc':
      return [{ order: [desc(price), desc(number)], columns: [price], ...pricesOf(filter) }];
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

/** An index of prices is read from where the filter's begin. */
function pricesOf({ minPrice, maxPrice }: ProductFilter): Pick<SortSegment, 'condition'> {
  const condition = and(
    minPrice === undefined ? undefined : sql`${price} >= ${minPrice}`,
    maxPrice === undefined ? undefined : sql`${price} <= ${maxPrice}`,
  );
  return condition ? { condition } : {};
}
