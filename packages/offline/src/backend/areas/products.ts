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
import { refuse, toCover } from '@mallard/domain/serving';
import type { KeywordTerm } from '@mallard/search';
import {
  describeReading,
  EMPTY_READING,
  excludeUnwanted,
  isGiftSearch,
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
import { lexiconOfCatalog, searchCategories, searchProducts, searchTitles } from '../products/searchProducts.ts';
import { sortProducts } from '../products/sortProducts.ts';
import { toProduct, toProductSummary } from '../products/toProduct.ts';
import { namesValue, valuesOfProduct } from '../products/valuesOfKeyword.ts';
import type { CatalogProduct } from '../shop/openCatalog.ts';

const MAX_CATEGORIES = 4;
const MAX_SUGGESTIONS = 12;
/** Maximum number of suggestions from the start of a list. */
const MAX_LIST_SUGGESTIONS = 4;

export const productsRoutes: OfflineRoute[] = [
  handle(listProducts, ({ query }, call) => answerList(query, query, call)),
  handle(searchCall, ({ query: asked }, call) => {
    const priced = readQuery(asked, call);
    const anyPrice = withoutPriceWords(priced);
    const answer = answerSearch(priced, call);
    if (answer.total > 0 || !anyPrice) return answer;
    const withoutPrice = answerSearch(anyPrice, call);
    return withoutPrice.total > 0 ? withoutPrice : answer;
  }),
  handle(suggestProducts, ({ query: asked }, call) => {
    const { locale } = call;
    const { query } = readQuery({ keyword: asked.keyword, sort: 'comprehensive' as const }, call);
    const { groups, suggested } = suggestionsFor(query, call);
    const categories = groups.map(({ id, name }) => ({ kind: 'category' as const, id, text: name[locale] }));
    const request = { filter: query, keywordTerms: [], priceOrder: priceOrderOf(query.sort, query) };
    const products = suggested.slice(0, MAX_SUGGESTIONS - categories.length).map((product) => {
      const { id, sample } = product;
      const sku = matchedSkuOf(product, request, call);
      const { price, originalPrice } = sku ?? product;
      return {
        kind: 'product' as const,
        id,
        price,
        hasPriceRange: !sku && product.hasPriceRange,
        originalPrice,
        image: sku?.image ?? toCover(sample.pictures, sample.title[locale], locale),
        text: sample.title[locale],
      };
    });
    return [...categories, ...products];
  }),
  handle(getFacets, ({ query: asked }, call) => {
    const priced = readQuery(asked, call);
    const anyPrice = withoutPriceWords(priced);
    const { query } = anyPrice && !hasProducts(priced, call) ? anyPrice : priced;
    const { found, keywordTerms } = foundBy(query, call);
    return readFacets(found, conditionsOf(query, call, keywordTerms), call);
  }),
  handle(getProduct, ({ params }, call) => {
    const product = call.catalog.product(params.id);
    if (!product) throw refuse.notFound();
    return toProduct(product, call);
  }),
  handle(listCategoryProducts, ({ params, query }, call) => {
    if (!call.catalog.categories.some(({ id }) => id === params.id)) throw refuse.notFound();
    return answerList({ categoryUuid: params.id }, query, call);
  }),
];

/** Converts words of the keyword that name no product to parts of the query. */
function readQuery<Query extends PricedQuery>(asked: Query, { catalog }: OfflineCall): PricedReading<Query> {
  const priced = withPriceWords(asked);
  if (!readNegation(priced.query.keyword ?? '')) return priced;
  return excludeUnwanted(priced, lexiconOfCatalog(catalog), catalog.products.flatMap(valuesOfProduct));
}

type SearchReading = PricedReading<EndpointRequest<typeof searchCall>['query']>;

function answerSearch({ query, ...priced }: SearchReading, call: OfflineCall) {
  const { keyword } = query;
  if (keyword === undefined) return { ...answerList(query, query, call), ...describeReading(EMPTY_READING, priced) };
  const { found, ...reading } = searchProducts(call.catalog, { ...query, keyword });
  // Hits are already sorted, the best first.
  const isRanked = query.sort === 'comprehensive';
  return { ...answerList(query, query, call, { found, isRanked, ...reading }), ...describeReading(reading, priced) };
}

function foundBy(
  { keyword, exact }: { keyword?: string; exact?: boolean | undefined },
  { catalog }: OfflineCall,
): Pick<FoundList, 'found' | 'keywordTerms'> {
  return keyword === undefined
    ? { found: catalog.products, keywordTerms: [] }
    : searchProducts(catalog, { keyword, exact });
}

function hasProducts(
  { query }: Pick<PricedReading<ProductFilter & { exact?: boolean | undefined }>, 'query'>,
  call: OfflineCall,
): boolean {
  const { found, keywordTerms } = foundBy(query, call);
  return filterProducts(found, conditionsOf(query, call, keywordTerms), call).length > 0;
}

/** Input of suggestions: a keyword, or the filter and sort order of a list. */
interface SuggestionQuery extends ProductFilter {
  keyword?: string;
  sort: ProductSort;
}

function suggestionsFor(query: SuggestionQuery, call: OfflineCall) {
  const { keyword, excluded } = query;
  if (keyword === undefined) return { groups: [], suggested: firstProducts(query, call) };
  const groups = searchCategories(call.catalog, keyword).slice(0, MAX_CATEGORIES);
  const titled = filterProducts(searchTitles(call.catalog, keyword), conditionsOf({ excluded }, call), call);
  const [first] = groups;
  if (titled.length > 0 || !first) return { groups, suggested: titled.map(({ product }) => product) };
  return { groups, suggested: firstProducts({ categoryUuid: first.id, excluded, sort: 'comprehensive' }, call) };
}

function firstProducts({ sort, ...filter }: SuggestionQuery, call: OfflineCall): CatalogProduct[] {
  const products = filterProducts(call.catalog.products, conditionsOf(filter, call), call);
  const order = { sort, collection: filter.collection, priceOrder: priceOrderOf(sort, filter) };
  return sortProducts(products, order, call).slice(0, MAX_LIST_SUGGESTIONS);
}

/** Returns the best hits first; for a keyword about presents, sold-out ones last. */
function rankedProducts(
  hits: readonly FilteredProduct[],
  keywordTerms: readonly KeywordTerm[],
  { state }: OfflineCall,
): CatalogProduct[] {
  const products = hits.map(({ product }) => product);
  if (!isGiftSearch(keywordTerms)) return products;
  const isSoldOut = (product: CatalogProduct) => stockedSkus(state, product).every(({ stock }) => stock === 0);
  return products.toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)));
}

interface FoundList {
  found: readonly CatalogProduct[];
  /** Whether the best hit is first. */
  isRanked: boolean;
  /** Parsed terms of the keyword. */
  keywordTerms: readonly KeywordTerm[];
}

function answerList(
  filter: ProductFilter,
  { sort, pageNumber, pageSize }: { sort: ProductSort; pageNumber: number; pageSize: number },
  call: OfflineCall,
  { found, isRanked, keywordTerms }: FoundList = { found: call.catalog.products, isRanked: false, keywordTerms: [] },
): Paged<ProductSummary> {
  const left = filterProducts(found, conditionsOf(filter, call, keywordTerms), call);
  const priceOrder = priceOrderOf(sort, filter, () => namesValue(call.catalog.products, keywordTerms));
  const sorted = isRanked
    ? rankedProducts(left, keywordTerms, call)
    : sortProducts(left, { sort, collection: filter.collection, priceOrder }, call);
  const page = { pageNumber, pageSize };
  const request = { filter, keywordTerms, priceOrder };
  const items = pageOf(sorted, page).map((product) => {
    const matchedSku = matchedSkuOf(product, request, call);
    return { ...toProductSummary(product, call), ...(matchedSku && { matchedSku }) };
  });
  return toPaged(items, sorted.length, page);
}
