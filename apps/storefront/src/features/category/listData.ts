import type { Category, Paged, ProductSummary } from '@mallard/domain/contract';
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
import { collectionOf, type ListKind } from './listKinds.ts';
import { formatAttributes, type ListState, parseListQuery } from './listQuery.ts';

/** Fills rows of two, three and four. */
export const PAGE_SIZE = 12;

/** What a list shows at an address; only a search has a keyword. */
export function listStateOf(kind: ListKind, search: URLSearchParams): ListState {
  const { keyword, isExact, ...state } = parseListQuery(search);
  if (kind !== 'search' || keyword === undefined) return state;
  return { ...state, keyword, ...(isExact && { isExact }) };
}

/** As much of a keyword as can be searched for; the search box takes no more, but an address may bring it. */
export function searchedKeyword(keyword: string | undefined): string | undefined {
  return keyword === undefined ? undefined : cutToLimit(keyword, KEYWORD_MAX_LENGTH).text.trim();
}

/** A page of a list; of a search it says, too, how the keyword was understood. */
type ListPage = Paged<ProductSummary> & Partial<Omit<DataOf<typeof searchProducts>, keyof Paged<ProductSummary>>>;

/** The filter of a list, in the words of the contract. */
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

/** Whether a list can be asked for: a search needs a keyword. */
export function isAsked(kind: ListKind, { keyword }: ListState): boolean {
  return kind !== 'search' || keyword !== undefined;
}

/**
 * The query of a list from its page on; phones load further pages behind it. Lists of one kind, category and keyword
 * have keys with the same beginning.
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
      const ask = (pageNumber: number): Promise<ListPage> => {
        const query = { ...filterOf(kind, state), sort, pageNumber, pageSize: PAGE_SIZE };
        return kind === 'search'
          ? client.call(searchProducts, { query: { ...query, ...keywordOf(state) } }, { signal })
          : client.call(listProducts, { query }, { signal });
      };
      const found = await ask(pageParam);
      // An old link may lead beyond the end: the last page stands in.
      return found.totalPages > 0 && pageParam > found.totalPages ? ask(found.totalPages) : found;
    },
    getNextPageParam: ({ pageNumber, totalPages }) => (pageNumber < totalPages ? pageNumber + 1 : undefined),
    staleTime: endpoint.freshFor,
  });
}

/** The keyword of a search, in the words of the contract. */
function keywordOf({ keyword, isExact }: ListState) {
  return { keyword: searchedKeyword(keyword) ?? '', ...(isExact && { exact: true }) };
}

/** What is asked to know by what a list can be narrowed. */
export function facetsInput(kind: ListKind, state: ListState): InputOf<typeof getFacets> {
  const keyword = searchedKeyword(state.keyword);
  return { query: { ...filterOf(kind, state), ...(keyword !== undefined && keywordOf(state)) } };
}

/** Whether an address names a category that the tree does not have. @param tree `undefined` while it is not loaded */
export function isUnknownCategory(tree: readonly Category[] | undefined, search: URLSearchParams): boolean {
  const id = search.get('categoryUuid') ?? '';
  return id !== '' && tree !== undefined && trailOf(tree, id).length === 0;
}

/** The way from the top category down to one; empty when the tree does not have it. */
export function trailOf(tree: readonly Category[], id: string | undefined): Category[] {
  if (id === undefined) return [];
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = trailOf(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
