import type { Category, Paged, ProductCollection, ProductSummary } from '@mallard/domain/contract';
import {
  type DataOf,
  type DeferredClient,
  type getFacets,
  type InputOf,
  listProducts,
  searchProducts,
} from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import { cutToLimit, KEYWORD_MAX_LENGTH } from '@mallard/domain/validation';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { endpointKey } from '../../data/endpointQuery.ts';
import { formatAttributes, type ListKind, type ListState, parseListQuery } from './listQuery.ts';

/** Products per page: fills rows of two, three and four. */
export const PAGE_SIZE = 12;

/** The collection behind each list that has one. */
const collectionOf: Partial<Record<ListKind, ProductCollection>> = {
  newArrivals: 'new',
  hotSale: 'hot',
  deals: 'discount',
};

/** Reads the state of a list from its URL. Only a search has a keyword. */
export function listStateOf(kind: ListKind, search: URLSearchParams): ListState {
  const { keyword, isExact, ...state } = parseListQuery(search);
  if (kind !== 'search' || keyword === undefined) return state;
  return { ...state, keyword, ...(isExact && { isExact }) };
}

/** Truncates a keyword to the limit of the API. The search box enforces the limit, but a URL may exceed it. */
export function searchedKeyword(keyword: string | undefined): string | undefined {
  return keyword === undefined ? undefined : cutToLimit(keyword, KEYWORD_MAX_LENGTH).text.trim();
}

/** A page of a list. A page of search results also says how the keyword was read. */
type ListPage = Paged<ProductSummary> & Partial<Omit<DataOf<typeof searchProducts>, keyof Paged<ProductSummary>>>;

/** Converts the filters of a list to query parameters of the API. */
function filterOf(kind: ListKind, state: ListState) {
  const { categoryUuid, minPrice, maxPrice, inStock, onSale } = state;
  const collection = collectionOf[kind];
  const attributes = formatAttributes(state.attributes);
  return {
    ...(collection !== undefined && { collection }),
    ...(categoryUuid !== undefined && { categoryUuid }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(inStock && { inStock }),
    ...(onSale && { onSale }),
    ...(attributes !== '' && { attributes }),
  };
}

/** Whether a list can be fetched: a search needs a keyword. */
export function canFetchList(kind: ListKind, { keyword }: ListState): boolean {
  return kind !== 'search' || keyword !== undefined;
}

/**
 * Query options of a list, starting at the page of its state; phones append further pages. Lists of one kind, category and
 * keyword share the beginning of their query key.
 */
export function listQuery(client: DeferredClient, locale: Locale, kind: ListKind, state: ListState) {
  const { categoryUuid, sort, page } = state;
  const keyword = searchedKeyword(state.keyword);
  const endpoint = kind === 'search' ? searchProducts : listProducts;
  return infiniteQueryOptions({
    queryKey: [
      ...endpointKey(endpoint),
      locale,
      [kind, categoryUuid, keyword, state.isExact ?? false],
      { ...filterOf(kind, state), sort, page },
    ],
    initialPageParam: page,
    queryFn: async ({ pageParam, signal }) => {
      const fetchPage = (pageNumber: number): Promise<ListPage> => {
        const query = { ...filterOf(kind, state), sort, pageNumber, pageSize: PAGE_SIZE };
        return kind === 'search'
          ? client.call(searchProducts, { query: { ...query, ...keywordOf(state) } }, { signal })
          : client.call(listProducts, { query }, { signal });
      };
      const found = await fetchPage(pageParam);
      // An old link may name a page beyond the end: use the last page instead.
      return found.totalPages > 0 && pageParam > found.totalPages ? fetchPage(found.totalPages) : found;
    },
    getNextPageParam: ({ pageNumber, totalPages }) => (pageNumber < totalPages ? pageNumber + 1 : undefined),
    staleTime: endpoint.freshFor,
  });
}

/** Converts the keyword of a search to query parameters of the API. */
function keywordOf({ keyword, isExact }: ListState) {
  return { keyword: searchedKeyword(keyword) ?? '', ...(isExact && { exact: true }) };
}

/** Returns the input of the facets request for a list. */
export function facetsInput(kind: ListKind, state: ListState): InputOf<typeof getFacets> {
  const keyword = searchedKeyword(state.keyword);
  return { query: { ...filterOf(kind, state), ...(keyword !== undefined && keywordOf(state)) } };
}

/** Whether a URL names a category that is not in the tree. @param tree `undefined` while it loads */
export function isUnknownCategory(tree: readonly Category[] | undefined, search: URLSearchParams): boolean {
  const id = search.get('categoryUuid') ?? '';
  return id !== '' && tree !== undefined && trailOf(tree, id).length === 0;
}

/** Returns the path from the top category to the one with this id; empty when the tree does not contain it. */
export function trailOf(tree: readonly Category[], id: string | undefined): Category[] {
  if (id === undefined) return [];
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = trailOf(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
