import type { ProductSort } from '@mallard/domain/contract';
import { asc, desc, gt, type SQL, sql } from 'drizzle-orm';
import { products } from '../../db/schema/index.ts';
import type { ProductFilter } from './productFilter.ts';

// Without reviews the average is unknown, which sorts last.
const average = sql`${products.ratingSum}::float / nullif(${products.reviewCount}, 0) DESC NULLS LAST`;

/**
 * The order of a list. The last criterion is always the id, so that pages neither repeat nor skip anything.
 * `comprehensive` means what fits the list: the newest of the new, the best sellers of the hot. What fits a keyword is put into
 * order by the search.
 */
export function orderOf(sort: ProductSort, filter: ProductFilter, now: Date): SQL[] {
  return [...criteria(sort, filter, now), asc(products.id)];
}

function criteria(sort: ProductSort, filter: ProductFilter, now: Date): SQL[] {
  switch (sort) {
    case 'sales':
      return [desc(products.sales)];
    case 'newest':
      return [desc(products.publishedAt)];
    case 'priceAsc':
      return [asc(products.price)];
    case 'priceDesc':
      return [desc(products.price)];
    case 'rating':
      return [average, desc(products.reviewCount)];
    case 'comprehensive':
      return fitting(filter.collection, now);
  }
}

function fitting(collection: ProductFilter['collection'], now: Date): SQL[] {
  switch (collection) {
    case 'new':
      return [desc(products.publishedAt)];
    case 'discount':
      return [
        sql`CASE WHEN ${gt(products.dealEndsAt, now)} THEN ${products.dealEndsAt} END NULLS LAST`,
        desc(products.sales),
      ];
    case 'hot':
      return [desc(products.sales)];
    case undefined:
      return [desc(products.isRecommended), desc(products.sales)];
  }
}
