import type { ProductSort } from '@mallard/domain/contract';
import { readSaleWords, readShippingWords, readSortWords, type SortReading } from './listWords.ts';
import { type PriceWords, readPriceWords } from './priceWords.ts';

/** The parts of a query that words of its keyword change. */
export interface PricedQuery {
  keyword?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  onSale?: boolean | undefined;
  sort?: ProductSort | undefined;
  /** Excluded values; see `SkuFilterQuery`. */
  excluded?: string | undefined;
}

/** A query whose keyword only names products, and how other words were understood. */
export interface PricedReading<Query extends PricedQuery> {
  /** Without a keyword if no word remains. */
  query: Omit<Query, 'keyword'> & { keyword?: string; excluded?: string | undefined };
  /** The price range from the keyword, which filters the query. */
  price?: (PriceWords & { keyword: string }) | undefined;
  /** That price as it is written. */
  written?: string | undefined;
  /** The keyword without its words for reduced prices, if these filter the query. */
  sale?: { keyword: string } | undefined;
  /** The sort order from the keyword, with the remaining keyword. */
  sort?: SortReading | undefined;
  /** The keyword without its words for free shipping, if it has any. */
  shipping?: { keyword: string } | undefined;
  /** The keyword without all of these words, if it has any. */
  remainingKeyword?: string | undefined;
  unread: readonly string[];
}

/**
 * Returns the same reading with the price as an optional word, for keywords without results at their price.
 *
 * @returns `undefined` if the keyword has no price, or nothing else
 */
export function withoutPriceWords<Query extends PricedQuery>(
  reading: PricedReading<Query>,
): PricedReading<Query> | undefined {
  const { query, price, written, unread, ...remainingReading } = reading;
  if (!price || written === undefined || query.keyword === undefined) return undefined;
  const { minPrice: _, maxPrice: __, ...anyPrice } = query;
  return { ...remainingReading, query: anyPrice as typeof query, unread: [...unread, written] };
}

/**
 * Returns a keyword without its price only; `undefined` if other words must be removed before the price is understood.
 */
function withoutPrice(typed: string): string | undefined {
  const { keyword, price } = readPriceWords(typed);
  return price && keyword;
}

/** A keyword in quotation marks. */
const QUOTED = /^\s*(?:"[^"]*"|“[^”]*”|「[^」]*」|『[^』]*』)\s*$/;

/** Returns whether a keyword is in quotation marks, so that it is not changed. */
export function isQuoted(keyword: string): boolean {
  return QUOTED.test(keyword);
}

/**
 * Converts the price in a keyword to a filter, words such as "on sale" to another one, and words such as "cheapest" to
 * a sort order. An existing price or sort order of the query has precedence. A keyword in quotation marks is not
 * changed.
 *
 * @example withPriceWords({ keyword: 'cheapest lamp under 300', sort: 'comprehensive' }).query
 * // { keyword: 'lamp', maxPrice: 30_000, sort: 'priceAsc' }
 */
export function withPriceWords<Query extends PricedQuery>(asked: Query): PricedReading<Query> {
  const { keyword: typed, ...query } = asked;
  if (typed === undefined) return { query, unread: [] };
  if (isQuoted(typed)) return { query: { ...query, keyword: typed }, unread: [] };
  const order = readSortWords(typed);
  const unsorted = order?.keyword ?? typed;
  const unshipped = readShippingWords(unsorted) ?? unsorted;
  const unreduced = readSaleWords(unshipped);
  const { keyword: remainingKeyword, price, written, unread } = readPriceWords(unreduced ?? unshipped);
  const isPriced = price !== undefined && asked.minPrice === undefined && asked.maxPrice === undefined;
  const sort = asked.sort === 'comprehensive' ? order : undefined;
  // "Hot sale" asks for best sellers.
  const sale = asked.onSale || unreduced === undefined ? undefined : readSaleWords(typed);
  const shipping = readShippingWords(typed);
  return {
    query: {
      ...query,
      ...(remainingKeyword !== '' && { keyword: remainingKeyword }),
      ...(isPriced && price.min !== undefined && { minPrice: price.min }),
      ...(isPriced && price.max !== undefined && { maxPrice: price.max }),
      ...(sale !== undefined && { onSale: true }),
      ...(sort && { sort: sort.sort }),
    },
    ...(isPriced && { price: { ...price, keyword: withoutPrice(typed) ?? remainingKeyword }, written }),
    ...(sale !== undefined && { sale: { keyword: sale } }),
    ...(sort && { sort }),
    ...(shipping !== undefined && { shipping: { keyword: shipping } }),
    ...(remainingKeyword !== typed && { remainingKeyword }),
    unread,
  };
}
