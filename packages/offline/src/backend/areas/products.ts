import type { EndpointRequest, ProductSort } from '@mallard/domain/contract';
import {
  getFacets,
  getProduct,
  listCategoryProducts,
  listProducts,
  type Paged,
  type ProductSummary,
  searchProducts as searchCall,
  suggestProducts,
  toPaged,
} from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import type { Wish } from '@mallard/search';
import {
  asksForPresent,
  describeReading,
  excludeUnwanted,
  NOTHING_READ,
  type PricedQuery,
  type PricedReading,
  priceOrderOf,
  readNegation,
  withoutPriceWords,
  withPriceWords,
} from '@mallard/search';
import { handle, type OfflineCall, type OfflineRoute } from '../calls/offlineCall.ts';
import { pageOf } from '../calls/pageOf.ts';
import {
  conditionsOf,
  type FilteredProduct,
  filterProducts,
  type ProductFilter,
  stockedSkus,
} from '../products/filterProducts.ts';
import { matchedSkuOf } from '../products/matchedSkuOf.ts';
import { readFacets } from '../products/readFacets.ts';
import { lexiconOfShelf, searchCategories, searchProducts, searchTitles } from '../products/searchProducts.ts';
import { sortProducts } from '../products/sortProducts.ts';
import { toCover, toProduct, toProductSummary } from '../products/toProduct.ts';
import { namesValue, valuesOfProduct } from '../products/valuesOfKeyword.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';

const MOST_CATEGORIES = 4;
const MOST_SUGGESTIONS = 12;
/** Products that are suggested from the start of a list. */
const MOST_OF_LIST = 4;

export const productsRoutes: OfflineRoute[] = [
  handle(listProducts, ({ query }, call) => answerList(query, query, call)),
  handle(searchCall, ({ query: asked }, call) => {
    const priced = readQuery(asked, call);
    const anyPrice = withoutPriceWords(priced);
    const answer = answerSearch(priced, call);
    if (answer.total > 0 || !anyPrice) return answer;
    const others = answerSearch(anyPrice, call);
    return others.total > 0 ? others : answer;
  }),
  handle(suggestProducts, ({ query: asked }, call) => {
    const { locale } = call;
    const { query } = readQuery({ keyword: asked.keyword, sort: 'comprehensive' as const }, call);
    const { groups, suggested } = suggestionsFor(query, call);
    const categories = groups.map(({ id, name }) => ({ kind: 'category' as const, id, text: name[locale] }));
    const products = suggested.map((product) => {
      const { id, sample } = product;
      const sku = matchedSkuOf(
        product,
        { filter: query, wishes: [], priceOrder: priceOrderOf(query.sort, query) },
        call,
      );
      const { price, originalPrice } = sku ?? product;
      return {
        kind: 'product' as const,
        id,
        price,
        hasPriceRange: !sku && product.hasPriceRange,
        originalPrice,
        image: sku?.image ?? toCover(product, locale),
        text: sample.title[locale],
      };
    });
    return [...categories, ...products].slice(0, MOST_SUGGESTIONS);
  }),
  handle(getFacets, ({ query: asked }, call) => {
    const priced = readQuery(asked, call);
    const anyPrice = withoutPriceWords(priced);
    const { query } = anyPrice && !hasProducts(priced, call) ? anyPrice : priced;
    const { found, wishes } = foundBy(query, call);
    return readFacets(found, conditionsOf(query, call, wishes), call);
  }),
  handle(getProduct, ({ params }, call) => {
    const product = call.shelf.product(params.id);
    if (!product) throw refuse.notFound();
    return toProduct(product, call);
  }),
  handle(listCategoryProducts, ({ params, query }, call) => {
    if (!call.shelf.categories.some(({ id }) => id === params.id)) throw refuse.notFound();
    return answerList({ categoryUuid: params.id }, query, call);
  }),
];

/** Turns words of the keyword that name no product into parts of the query. */
function readQuery<Query extends PricedQuery>(asked: Query, { shelf }: OfflineCall): PricedReading<Query> {
  const priced = withPriceWords(asked);
  if (!readNegation(priced.query.keyword ?? '')) return priced;
  return excludeUnwanted(priced, lexiconOfShelf(shelf), shelf.products.flatMap(valuesOfProduct));
}

type SearchReading = PricedReading<EndpointRequest<typeof searchCall>['query']>;

function answerSearch({ query, ...priced }: SearchReading, call: OfflineCall) {
  const { keyword } = query;
  if (keyword === undefined) return { ...answerList(query, query, call), ...describeReading(NOTHING_READ, priced) };
  const { found, ...reading } = searchProducts(call.shelf, { ...query, keyword });
  // Hits are in order already: the best first.
  const isRanked = query.sort === 'comprehensive';
  return { ...answerList(query, query, call, { found, isRanked, ...reading }), ...describeReading(reading, priced) };
}

function foundBy(
  { keyword, exact }: { keyword?: string; exact?: boolean | undefined },
  { shelf }: OfflineCall,
): Pick<FoundList, 'found' | 'wishes'> {
  return keyword === undefined ? { found: shelf.products, wishes: [] } : searchProducts(shelf, { keyword, exact });
}

function hasProducts(
  { query }: Pick<PricedReading<ProductFilter & { exact?: boolean | undefined }>, 'query'>,
  call: OfflineCall,
): boolean {
  const { found, wishes } = foundBy(query, call);
  return filterProducts(found, conditionsOf(query, call, wishes), call).length > 0;
}

/** What is suggested for: a keyword, or the filter and the order of a list. */
interface SuggestionQuery extends ProductFilter {
  keyword?: string;
  sort: ProductSort;
}

function suggestionsFor(query: SuggestionQuery, call: OfflineCall) {
  const { keyword, excluded } = query;
  if (keyword === undefined) return { groups: [], suggested: firstProducts(query, call) };
  const groups = searchCategories(call.shelf, keyword).slice(0, MOST_CATEGORIES);
  const titled = filterProducts(searchTitles(call.shelf, keyword), conditionsOf({ excluded }, call), call);
  const [first] = groups;
  if (titled.length > 0 || !first) return { groups, suggested: titled.map(({ product }) => product) };
  return { groups, suggested: firstProducts({ categoryUuid: first.id, excluded, sort: 'comprehensive' }, call) };
}

function firstProducts({ sort, ...filter }: SuggestionQuery, call: OfflineCall): ShelfProduct[] {
  const products = filterProducts(call.shelf.products, conditionsOf(filter, call), call);
  const priceOrder = priceOrderOf(sort, filter);
  return sortProducts(products, { sort, collection: filter.collection, priceOrder }, call).slice(0, MOST_OF_LIST);
}

/** The best hits first; of a keyword for a present, those that are sold out last. */
function rankedProducts(
  hits: readonly FilteredProduct[],
  wishes: readonly Wish[],
  { state }: OfflineCall,
): ShelfProduct[] {
  const products = hits.map(({ product }) => product);
  if (!asksForPresent(wishes)) return products;
  const isSoldOut = (product: ShelfProduct) => stockedSkus(state, product).every(({ stock }) => stock === 0);
  return products.toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)));
}

interface FoundList {
  found: readonly ShelfProduct[];
  /** Whether the best comes first. */
  isRanked: boolean;
  /** What the keyword asks for. */
  wishes: readonly Wish[];
}

function answerList(
  filter: ProductFilter,
  { sort, pageNumber, pageSize }: { sort: ProductSort; pageNumber: number; pageSize: number },
  call: OfflineCall,
  { found, isRanked, wishes }: FoundList = { found: call.shelf.products, isRanked: false, wishes: [] },
): Paged<ProductSummary> {
  const left = filterProducts(found, conditionsOf(filter, call, wishes), call);
  const priceOrder = priceOrderOf(sort, filter, () => namesValue(call.shelf.products, wishes));
  const sorted = isRanked
    ? rankedProducts(left, wishes, call)
    : sortProducts(left, { sort, collection: filter.collection, priceOrder }, call);
  const page = { pageNumber, pageSize };
  const request = { filter, wishes, priceOrder };
  const items = pageOf(sorted, page).map((product) => {
    const matchedSku = matchedSkuOf(product, request, call);
    return { ...toProductSummary(product, call), ...(matchedSku && { matchedSku }) };
  });
  return toPaged(items, sorted.length, page);
}
