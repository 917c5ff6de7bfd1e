import type { ProductCollection } from '@mallard/domain/contract';
import { MAX_HOT_PRODUCTS, MIN_NEW_PRODUCTS } from '@mallard/domain/serving';
import type { Wish } from '@mallard/search';
import {
  meetsSkuFilter,
  readSkuFilter,
  type SkuFacts,
  type SkuFilter,
  type SkuFilterQuery,
  skusOfKeyword,
} from '@mallard/search';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { salesOf, stockOf } from '../goods/stock.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';
import { newSince, runningDeal } from './freshness.ts';
import { valuesOfKeyword } from './valuesOfKeyword.ts';

/** What narrows a list of products. What is absent narrows nothing. */
export interface ProductFilter extends SkuFilterQuery {
  categoryUuid?: string | undefined;
  collection?: ProductCollection | undefined;
  onSale?: boolean | undefined;
}

type Condition = (product: ShelfProduct) => boolean;

/** The parts of a filter; facets leave out one part at a time. */
export interface ProductConditions extends SkuFilter {
  /** Category and collection. */
  base: Condition;
  reduced: Condition;
  /** What the keyword asks for; it may name a value such as a color. */
  wishes: readonly Wish[];
}

/** A product with the SKUs that a filter leaves. */
export interface FilteredProduct {
  product: ShelfProduct;
  /** The SKUs that the keyword asks for. */
  askedSkus: readonly StockedSku[];
}

type StockedSku = ShelfProduct['skus'][number] & SkuFacts;

/** The products of which some SKU that the keyword asks for meets all parts of a filter. */
export function filterProducts(
  products: readonly ShelfProduct[],
  { base, reduced, wishes, ...filter }: ProductConditions,
  { state }: OfflineCall,
): FilteredProduct[] {
  return products
    .filter((product) => base(product) && reduced(product))
    .map((product) => {
      const skus = stockedSkus(state, product);
      const isLeft = (sku: StockedSku) => meetsSkuFilter(sku, filter);
      const asked = skusOfKeyword(skus, valuesOfKeyword(product, wishes));
      return { product, askedSkus: asked.filter(isLeft) };
    })
    .filter(({ askedSkus }) => askedSkus.length > 0);
}

/** The SKUs of a product with what is left of each. */
export function stockedSkus(state: OfflineCall['state'], { skus }: ShelfProduct): StockedSku[] {
  return skus.map((sku) => ({ ...sku, stock: stockOf(state, sku) }));
}

/**
 * Translates a filter.
 *
 * @param wishes what the keyword asks for
 */
export function conditionsOf(
  filter: ProductFilter,
  call: OfflineCall,
  wishes: readonly Wish[] = [],
): ProductConditions {
  const { categoryUuid, collection, onSale } = filter;
  const isIn = collectionOf(collection, call);
  return {
    ...readSkuFilter(filter),
    wishes,
    base: (product) => (categoryUuid === undefined || product.categoryIds.includes(categoryUuid)) && isIn(product),
    reduced: (product) => !onSale || isReduced(product, call.now),
  };
}

/** Whether it costs less than it did, or is a limited-time deal. */
export function isReduced(product: ShelfProduct, now: number): boolean {
  const { price, originalPrice } = product;
  return runningDeal(product, now) !== null || (originalPrice !== null && originalPrice > price);
}

function collectionOf(collection: ProductCollection | undefined, call: OfflineCall): Condition {
  const { shelf, state, now } = call;
  switch (collection) {
    case undefined:
      return () => true;
    case 'discount':
      return (product) => isReduced(product, now);
    case 'new': {
      const dates = shelf.products.map(({ publishedAt }) => publishedAt).toSorted((a, b) => b - a);
      const least = Math.min(newSince(now), dates[MIN_NEW_PRODUCTS - 1] ?? Number.NEGATIVE_INFINITY);
      return ({ publishedAt }) => publishedAt >= least;
    }
    case 'hot': {
      const sales = shelf.products.map((product) => salesOf(state, product)).toSorted((a, b) => b - a);
      const least = Math.max(1, sales[MAX_HOT_PRODUCTS - 1] ?? 0);
      return (product) => salesOf(state, product) >= least;
    }
  }
}
