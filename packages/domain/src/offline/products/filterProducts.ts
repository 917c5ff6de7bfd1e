import type { ProductCollection } from '../../contract/products.ts';
import { FEWEST_NEW, MOST_HOT } from '../../serving/collections.ts';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { salesOf, stockOfProduct } from '../goods/stock.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';
import { newSince, runningDeal } from './freshness.ts';

/** What narrows a list of products. What is absent narrows nothing. */
export interface ProductFilter {
  categoryUuid?: string | undefined;
  collection?: ProductCollection | undefined;
  /** Of the cheapest SKU, minor units. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
  onSale?: boolean | undefined;
  /** `color:green,blue;size:320ml`: any value of a group, all groups. */
  attributes?: string | undefined;
}

type Condition = (product: ShelfProduct) => boolean;

/** The parts of a filter; facets leave out one part at a time. */
export interface ProductConditions {
  /** Category and collection. */
  base: Condition;
  price: Condition;
  stock: Condition;
  reduced: Condition;
  /** By specification. */
  attributes: ReadonlyMap<string, Condition>;
}

/** The products that all parts leave, but for those that are left out. */
export function filterProducts(
  products: readonly ShelfProduct[],
  { base, price, stock, reduced, attributes }: ProductConditions,
): ShelfProduct[] {
  const conditions = [base, price, stock, reduced, ...attributes.values()];
  return products.filter((product) => conditions.every((fits) => fits(product)));
}

/** Translates a filter. */
export function conditionsOf(filter: ProductFilter, call: OfflineCall): ProductConditions {
  const { categoryUuid, collection, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, inStock, onSale } = filter;
  const isIn = collectionOf(collection, call);
  const chosen = parseAttributes(filter.attributes);
  return {
    base: (product) => (categoryUuid === undefined || product.categoryIds.includes(categoryUuid)) && isIn(product),
    price: ({ price }) => price >= minPrice && price <= maxPrice,
    stock: (product) => !inStock || stockOfProduct(call.state, product) > 0,
    reduced: (product) => !onSale || isReduced(product, call.now),
    attributes: new Map(
      Array.from(chosen, ([specification, values]) => [
        specification,
        ({ skus }: ShelfProduct) => skus.some((sku) => values.has(sku.values[specification] ?? '')),
      ]),
    ),
  };
}

/**
 * Reads the `attributes` of a query; a group that is named twice has both its lists.
 *
 * @example parseAttributes('color:green,blue').get('color') // Set { 'green', 'blue' }
 */
export function parseAttributes(attributes: string | undefined): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const group of attributes?.split(';') ?? []) {
    const [specification = '', list = ''] = group.split(':');
    const values = groups.get(specification) ?? new Set();
    for (const value of list.split(',').filter(Boolean)) values.add(value);
    groups.set(specification, values);
  }
  return groups;
}

/** Whether it costs less than it did, or is one of today's deals. */
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
      const least = Math.min(newSince(now), dates[FEWEST_NEW - 1] ?? Number.NEGATIVE_INFINITY);
      return ({ publishedAt }) => publishedAt >= least;
    }
    case 'hot': {
      const sales = shelf.products.map((product) => salesOf(state, product)).toSorted((a, b) => b - a);
      const least = Math.max(1, sales[MOST_HOT - 1] ?? 0);
      return (product) => salesOf(state, product) >= least;
    }
  }
}
