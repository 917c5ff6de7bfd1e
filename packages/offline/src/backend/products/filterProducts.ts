import type { ProductCollection } from '@mallard/domain/contract';
import { MAX_HOT_PRODUCTS, MIN_NEW_PRODUCTS } from '@mallard/domain/serving';
import type { KeywordTerm } from '@mallard/search';
import {
  meetsSkuFilter,
  readSkuFilter,
  type SkuFacts,
  type SkuFilter,
  type SkuFilterQuery,
  skusOfKeyword,
  type ValuesOfKeyword,
} from '@mallard/search';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { salesOf, stockOf } from '../inventory/stock.ts';
import type { CatalogProduct } from '../shop/openCatalog.ts';
import { newSince, runningDeal } from './freshness.ts';
import { valuesOfKeyword } from './valuesOfKeyword.ts';

/** Filters of a list of products. A missing one has no effect. */
export interface ProductFilter extends SkuFilterQuery {
  categoryUuid?: string | undefined;
  collection?: ProductCollection | undefined;
  onSale?: boolean | undefined;
}

type Condition = (product: CatalogProduct) => boolean;

/** The parts of a filter; facets leave out one part at a time. */
export interface ProductConditions extends SkuFilter {
  /** Category and collection. */
  base: Condition;
  reduced: Condition;
  /** Parsed terms of the keyword; may contain a value such as a color. */
  keywordTerms: readonly KeywordTerm[];
}

/** A product with the SKUs that match a filter. */
export interface FilteredProduct {
  product: CatalogProduct;
  /** The SKUs that match the keyword. */
  askedSkus: readonly StockedSku[];
  /** The values of the product that the keyword names. */
  named: ValuesOfKeyword;
}

type StockedSku = CatalogProduct['skus'][number] & SkuFacts;

/** Returns products with a SKU that matches the keyword and all parts of a filter. */
export function filterProducts(
  products: readonly CatalogProduct[],
  { base, reduced, keywordTerms, ...filter }: ProductConditions,
  { state }: OfflineCall,
): FilteredProduct[] {
  return products
    .filter((product) => base(product) && reduced(product))
    .map((product) => {
      const skus = stockedSkus(state, product);
      const isLeft = (sku: StockedSku) => meetsSkuFilter(sku, filter);
      const named = valuesOfKeyword(product, keywordTerms);
      return { product, named, askedSkus: skusOfKeyword(skus, named).filter(isLeft) };
    })
    .filter(({ askedSkus }) => askedSkus.length > 0);
}

/** Returns the SKUs of a product with their stock. */
export function stockedSkus(state: OfflineCall['state'], { skus }: CatalogProduct): StockedSku[] {
  return skus.map((sku) => ({ ...sku, stock: stockOf(state, sku) }));
}

/**
 * Converts a filter.
 *
 * @param keywordTerms parsed terms of the keyword
 */
export function conditionsOf(
  filter: ProductFilter,
  call: OfflineCall,
  keywordTerms: readonly KeywordTerm[] = [],
): ProductConditions {
  const { categoryUuid, collection, onSale } = filter;
  const isIn = collectionOf(collection, call);
  return {
    ...readSkuFilter(filter),
    keywordTerms,
    base: (product) => (categoryUuid === undefined || product.categoryIds.includes(categoryUuid)) && isIn(product),
    reduced: (product) => !onSale || isReduced(product, call.now),
  };
}

/** Returns whether a product is reduced or a limited-time deal. */
export function isReduced(product: CatalogProduct, now: number): boolean {
  const { price, originalPrice } = product;
  return runningDeal(product, now) !== null || (originalPrice !== null && originalPrice > price);
}

function collectionOf(collection: ProductCollection | undefined, call: OfflineCall): Condition {
  const { catalog, state, now } = call;
  switch (collection) {
    case undefined:
      return () => true;
    case 'discount':
      return (product) => isReduced(product, now);
    case 'new': {
      const dates = catalog.products.map(({ publishedAt }) => publishedAt).toSorted((a, b) => b - a);
      const least = Math.min(newSince(now), dates[MIN_NEW_PRODUCTS - 1] ?? Number.NEGATIVE_INFINITY);
      return ({ publishedAt }) => publishedAt >= least;
    }
    case 'hot': {
      const sales = catalog.products.map((product) => salesOf(state, product)).toSorted((a, b) => b - a);
      const least = Math.max(1, sales[MAX_HOT_PRODUCTS - 1] ?? 0);
      return (product) => salesOf(state, product) >= least;
    }
  }
}
