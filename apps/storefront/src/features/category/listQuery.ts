import { type ProductSort, productSorts } from '@mallard/domain/contract';
import { MAX_MINOR, type Minor, minor } from '@mallard/domain/money';
import { idPattern, normalizeLine } from '@mallard/domain/validation';
import { pageOf } from '../../data/pageOf.ts';
import { type RouteName, pathOf as screenPath } from '../../navigation/routes.ts';

/** The routes that show a list of products. */
export type ListKind = Extract<RouteName, 'category' | 'search' | 'newArrivals' | 'hotSale' | 'deals'>;

/** Returns the path of a list. */
export const pathOf = (kind: ListKind): string => screenPath(kind);

/** The state of a product list in its URL. Amounts are in minor units. */
export interface ListState {
  /** The keyword as in the URL; it may be longer than the limit of the API. */
  keyword?: string;
  /** Whether the search uses the keyword as typed, without correcting typos. */
  isExact?: boolean;
  categoryUuid?: string;
  sort: ProductSort;
  /** From 1. */
  page: number;
  minPrice?: Minor;
  maxPrice?: Minor;
  inStock: boolean;
  onSale: boolean;
  /** Ids of the selected values, by the id of their group; no group is empty. */
  attributes: Readonly<Record<string, readonly string[]>>;
}

/** A list without filters, in the default order. */
export const initialState: ListState = {
  sort: 'comprehensive',
  page: 1,
  inStock: false,
  onSale: false,
  attributes: {},
};

const ATTRIBUTES_MAX_LENGTH = 500;
const digits = /^\d{1,15}$/;
const isTrue = /^(?:true|1)$/;
const id = /^[\w-]+$/;

/**
 * Parses the state of a list from URL parameters. Invalid parameters are ignored, so that every URL works.
 *
 * @example parseListQuery(new URLSearchParams('sort=sales&page=x')) // sorted by sales, page 1
 */
export function parseListQuery(search: URLSearchParams): ListState {
  const read = (name: string) => search.get(name) ?? '';
  const amount = (name: string) => {
    const value = integerIn(read(name), 0, MAX_MINOR);
    return value === undefined ? undefined : minor(value);
  };
  const keyword = normalizeLine(read('keyword'));
  const categoryUuid = read('categoryUuid');
  return {
    ...(keyword !== '' && { keyword }),
    ...(keyword !== '' && isTrue.test(read('exact')) && { isExact: true }),
    ...(idPattern.test(categoryUuid) && { categoryUuid }),
    sort: productSorts.find((sort) => sort === read('sort')) ?? initialState.sort,
    page: pageOf(search),
    ...priceRange(amount('minPrice'), amount('maxPrice')),
    inStock: isTrue.test(read('inStock')),
    onSale: isTrue.test(read('onSale')),
    attributes: parseAttributes(search.get('attributes') ?? ''),
  };
}

/** Parses a non-negative integer; `undefined` when it is malformed or out of range. */
function integerIn(text: string, min: number, max: number): number | undefined {
  const number = Number(text);
  return digits.test(text) && number >= min && number <= max ? number : undefined;
}

/** Swaps bounds that are in the wrong order. */
function priceRange(min: Minor | undefined, max: Minor | undefined) {
  const isCrossed = min !== undefined && max !== undefined && min > max;
  return { ...defined('minPrice', isCrossed ? max : min), ...defined('maxPrice', isCrossed ? min : max) };
}

/** Formats the state of a list as a query string with "?". It omits defaults, so that equal lists have equal URLs. */
export function formatListQuery(state: ListState): string {
  const search = new URLSearchParams();
  const attributes = formatAttributes(state.attributes);
  if (state.keyword !== undefined) search.set('keyword', state.keyword);
  if (state.isExact) search.set('exact', 'true');
  if (state.categoryUuid !== undefined) search.set('categoryUuid', state.categoryUuid);
  if (state.minPrice !== undefined) search.set('minPrice', String(state.minPrice));
  if (state.maxPrice !== undefined) search.set('maxPrice', String(state.maxPrice));
  if (state.inStock) search.set('inStock', 'true');
  if (state.onSale) search.set('onSale', 'true');
  if (attributes !== '') search.set('attributes', attributes);
  if (state.sort !== initialState.sort) search.set('sort', state.sort);
  if (state.page !== initialState.page) search.set('page', String(state.page));
  const query = search.toString();
  return query === '' ? '' : `?${query}`;
}

/** Returns the URL of a list. A search without a keyword is a list of all products. */
export function hrefOfList(kind: ListKind, state: ListState): string {
  return pathOf(kind === 'search' && state.keyword === undefined ? 'category' : kind) + formatListQuery(state);
}

/** Removes the filters from the state of a list. Keyword, category and sort order stay. */
export function withoutFilters({ keyword, isExact, categoryUuid, sort }: ListState): ListState {
  return {
    ...initialState,
    sort,
    ...defined('keyword', keyword),
    ...defined('isExact', isExact),
    ...defined('categoryUuid', categoryUuid),
  };
}

/** Counts the active filters. A price range counts as one. */
export function countFilters({ minPrice, maxPrice, inStock, onSale, attributes }: ListState): number {
  const values = Object.values(attributes).reduce((sum, ids) => sum + ids.length, 0);
  return values + Number(inStock) + Number(onSale) + Number(minPrice !== undefined || maxPrice !== undefined);
}

/** Parses `color:green,blue;size:320ml` into sorted groups and values without duplicates. */
function parseAttributes(text: string): ListState['attributes'] {
  if (text.length > ATTRIBUTES_MAX_LENGTH) return {};
  const groups = new Map<string, Set<string>>();
  for (const part of text.split(';')) {
    const [group = '', values = '', ...extra] = part.split(':');
    const ids = values.split(',').filter((value) => id.test(value));
    if (!id.test(group) || extra.length > 0 || ids.length === 0) continue;
    groups.set(group, new Set([...(groups.get(group) ?? []), ...ids]));
  }
  return Object.fromEntries([...groups].sort(byName).map(([group, values]) => [group, [...values].sort()]));
}

/** Formats selected values as the API expects them, such as `color:blue,green;size:320ml`; empty when there are none. */
export function formatAttributes(attributes: ListState['attributes']): string {
  return Object.entries(attributes)
    .sort(byName)
    .map(([group, values]) => `${group}:${[...values].sort().join(',')}`)
    .join(';');
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function defined<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}
