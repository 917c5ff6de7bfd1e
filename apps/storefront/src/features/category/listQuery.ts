import { type ProductSort, productSorts } from '@mallard/domain/contract';
import { MAX_MINOR, type Minor, minor } from '@mallard/domain/money';
import { normalizeLine } from '@mallard/domain/validation';
import { pageOf } from '../../data/pageOf.ts';
import { type ListKind, pathOf } from './listKinds.ts';

/** What a list of products shows, as its address says it. Amounts are minor units. */
export interface ListState {
  /** As it was asked for; it may be longer than what can be searched for. */
  keyword?: string;
  /** Whether typos in the keyword are not corrected. */
  isExact?: boolean;
  categoryUuid?: string;
  sort: ProductSort;
  /** From 1. */
  page: number;
  minPrice?: Minor;
  maxPrice?: Minor;
  inStock: boolean;
  onSale: boolean;
  /** Ids of the values chosen, by the id of their group; no group is empty. */
  attributes: Readonly<Record<string, readonly string[]>>;
}

/** A list that nothing narrows. */
export const initialState: ListState = {
  sort: 'comprehensive',
  page: 1,
  inStock: false,
  onSale: false,
  attributes: {},
};

const ATTRIBUTES_MAX_LENGTH = 500;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const digits = /^\d{1,15}$/;
const yes = /^(?:true|1)$/;
const id = /^[\w-]+$/;

/**
 * Reads the state of a list from a query. What is missing or makes no sense is dropped, so that no address fails.
 *
 * @example parseListQuery(new URLSearchParams('sort=sales&page=x')) // sorted by sales, page 1
 */
export function parseListQuery(search: URLSearchParams): ListState {
  const read = (name: string) => search.get(name) ?? '';
  const amount = (name: string) => {
    const found = integerIn(read(name), 0, MAX_MINOR);
    return found === undefined ? undefined : minor(found);
  };
  const keyword = normalizeLine(read('keyword'));
  const categoryUuid = read('categoryUuid');
  return {
    ...(keyword !== '' && { keyword }),
    ...(keyword !== '' && yes.test(read('exact')) && { isExact: true }),
    ...(uuid.test(categoryUuid) && { categoryUuid }),
    sort: productSorts.find((sort) => sort === read('sort')) ?? initialState.sort,
    page: pageOf(search),
    ...priceRange(amount('minPrice'), amount('maxPrice')),
    inStock: yes.test(read('inStock')),
    onSale: yes.test(read('onSale')),
    attributes: parseAttributes(search.get('attributes') ?? ''),
  };
}

/** A whole number written in digits, if it is in the range. */
function integerIn(written: string, min: number, max: number): number | undefined {
  const number = Number(written);
  return digits.test(written) && number >= min && number <= max ? number : undefined;
}

/** Bounds typed the wrong way round are meant the right way round. */
function priceRange(min: Minor | undefined, max: Minor | undefined) {
  const isCrossed = min !== undefined && max !== undefined && min > max;
  return { ...defined('minPrice', isCrossed ? max : min), ...defined('maxPrice', isCrossed ? min : max) };
}

/** Writes the state of a list as a query with its question mark; what is as usual is left out, so equal lists have equal addresses. */
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

/** Returns the address of a list. A search without a keyword is a list of all products. */
export function hrefOfList(kind: ListKind, state: ListState): string {
  return pathOf(kind === 'search' && state.keyword === undefined ? 'category' : kind) + formatListQuery(state);
}

/** The same list without what narrows it by choice; keyword, category and order stay. */
export function withoutFilters({ keyword, isExact, categoryUuid, sort }: ListState): ListState {
  return {
    ...initialState,
    sort,
    ...defined('keyword', keyword),
    ...defined('isExact', isExact),
    ...defined('categoryUuid', categoryUuid),
  };
}

/** How many choices narrow a list; a price range is one. */
export function countFilters({ minPrice, maxPrice, inStock, onSale, attributes }: ListState): number {
  const values = Object.values(attributes).reduce((sum, chosen) => sum + chosen.length, 0);
  return values + Number(inStock) + Number(onSale) + Number(minPrice !== undefined || maxPrice !== undefined);
}

/** Reads `color:green,blue;size:320ml`, with groups and values in order and each once. */
function parseAttributes(written: string): ListState['attributes'] {
  if (written.length > ATTRIBUTES_MAX_LENGTH) return {};
  const groups = new Map<string, Set<string>>();
  for (const part of written.split(';')) {
    const [group = '', values = '', ...rest] = part.split(':');
    const chosen = values.split(',').filter((value) => id.test(value));
    if (!id.test(group) || rest.length > 0 || chosen.length === 0) continue;
    groups.set(group, new Set([...(groups.get(group) ?? []), ...chosen]));
  }
  return Object.fromEntries([...groups].sort(byName).map(([group, values]) => [group, [...values].sort()]));
}

/** Writes chosen values the way the contract reads them; empty when nothing is chosen. */
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
