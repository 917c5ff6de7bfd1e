import type { ProductCollection, ProductSort } from '@mallard/domain/contract';
import { compareOffers, type PriceOrder } from '@mallard/search';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { salesOf } from '../goods/stock.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';
import type { FilteredProduct } from './filterProducts.ts';
import { runningDeal } from './freshness.ts';
import { ratingOf } from './rating.ts';

/** What decides, most important first; higher comes first. */
type Criteria = (product: ShelfProduct, shownPrice: number) => readonly number[];

/** The order of a list. */
export interface ListOrder {
  sort: ProductSort;
  collection?: ProductCollection | undefined;
  /** What it is sorted by, where it is in price order. */
  priceOrder?: PriceOrder | undefined;
}

/**
 * Puts products into an order; ties go to the one that the catalogue names first. `comprehensive` means what fits the list: the
 * newest of the new, the best sellers of the hot, of what is reduced the deals that end first. The price is the one that the list
 * shows.
 */
export function sortProducts(
  products: readonly FilteredProduct[],
  { sort, collection, priceOrder }: ListOrder,
  call: OfflineCall,
): ShelfProduct[] {
  const criteria = criteriaOf(sort, collection, call);
  const priceOf = ({ product, askedSkus }: FilteredProduct) =>
    priceOrder === 'sku' ? (askedSkus.toSorted(compareOffers)[0]?.price ?? 0) : product.price;
  const keyed = products.map((filtered) => ({
    product: filtered.product,
    key: [...criteria(filtered.product, priceOf(filtered)), -filtered.product.place],
  }));
  return keyed.sort((a, b) => compare(b.key, a.key)).map(({ product }) => product);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((part, index) => part !== b[index]);
  return place === -1 ? 0 : (a[place] ?? 0) < (b[place] ?? 0) ? -1 : 1;
}

function criteriaOf(sort: ProductSort, collection: ProductCollection | undefined, call: OfflineCall): Criteria {
  const sales = (product: ShelfProduct) => salesOf(call.state, product);
  switch (sort) {
    case 'sales':
      return (product) => [sales(product)];
    case 'newest':
      return ({ publishedAt }) => [publishedAt];
    case 'priceAsc':
      return (_product, shownPrice) => [-shownPrice];
    case 'priceDesc':
      return ({ place }, shownPrice) => [shownPrice, place];
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

function dealsFirst(product: ShelfProduct, now: number): number[] {
  const deal = runningDeal(product, now);
  return deal ? [1, -deal.endsAt] : [0, 0];
}
