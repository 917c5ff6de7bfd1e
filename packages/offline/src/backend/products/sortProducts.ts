import type { ProductCollection, ProductSort } from '@mallard/domain/contract';
import { firstOffer, type PriceOrder } from '@mallard/search';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { salesOf } from '../inventory/stock.ts';
import type { CatalogProduct } from '../shop/openCatalog.ts';
import type { FilteredProduct } from './filterProducts.ts';
import { runningDeal } from './freshness.ts';
import { ratingOf } from './rating.ts';

/** Sort keys, most important first; higher values come first. */
type Criteria = (product: CatalogProduct, shownPrice: number) => readonly number[];

/** Options for the order of a list. */
export interface ListOrder {
  sort: ProductSort;
  collection?: ProductCollection | undefined;
  /** The price that sorts the list; `undefined` if it isn't sorted by price. */
  priceOrder?: PriceOrder | undefined;
}

/**
 * Sorts products; ties have the order of the catalog. `comprehensive` depends on the collection: `new` starts with the
 * newest products, `hot` with the best sellers, `discount` with the deals that end first. A list sorted by price uses
 * the price that `priceOrder` names.
 */
export function sortProducts(
  products: readonly FilteredProduct[],
  { sort, collection, priceOrder }: ListOrder,
  call: OfflineCall,
): CatalogProduct[] {
  const criteria = criteriaOf(sort, collection, call);
  const priceOf = ({ product, askedSkus, named }: FilteredProduct) =>
    priceOrder === 'sku' ? (firstOffer(askedSkus, named)?.price ?? 0) : product.price;
  const keyed = products.map((filtered) => ({
    product: filtered.product,
    key: [...criteria(filtered.product, priceOf(filtered)), -filtered.product.position],
  }));
  return keyed.sort((a, b) => compare(b.key, a.key)).map(({ product }) => product);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const firstDifference = a.findIndex((part, index) => part !== b[index]);
  return firstDifference === -1 ? 0 : (a[firstDifference] ?? 0) < (b[firstDifference] ?? 0) ? -1 : 1;
}

function criteriaOf(sort: ProductSort, collection: ProductCollection | undefined, call: OfflineCall): Criteria {
  const sales = (product: CatalogProduct) => salesOf(call.state, product);
  switch (sort) {
    case 'sales':
      return (product) => [sales(product)];
    case 'newest':
      return ({ publishedAt }) => [publishedAt];
    case 'priceAsc':
      return (_product, shownPrice) => [-shownPrice];
    case 'priceDesc':
      return ({ position: firstDifference }, shownPrice) => [shownPrice, firstDifference];
    case 'rating':
      return (product) => {
        const { sum, count } = ratingOf(call, product);
        // Without reviews the average is unknown, which sorts last.
        return [count === 0 ? -1 : sum / count, count];
      };
    case 'comprehensive':
      if (collection === 'new') return ({ publishedAt }) => [publishedAt];
      if (collection === 'hot') return (product) => [sales(product)];
      if (collection === 'discount') return (product) => [...dealsFirst(product, call.now), sales(product)];
      return (product) => [Number(product.sample.tags.includes('recommended')), sales(product)];
  }
}

function dealsFirst(product: CatalogProduct, now: number): number[] {
  const deal = runningDeal(product, now);
  return deal ? [1, -deal.endsAt] : [0, 0];
}
