import type { Facets } from '@mallard/domain/contract';
import { getFacets } from '@mallard/domain/endpoints';
import type { FilterPanelProps } from '@mallard/ui/FilterPanel';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';
import { useOffers } from '../../services/useOffers.ts';
import { canFetchList, facetsInput } from './listData.ts';
import { hrefOfList, type ListKind, type ListState, withoutFilters } from './listQuery.ts';
import { useList } from './useList.ts';
import { usePriceRange } from './usePriceRange.ts';

type Selection = FilterPanelProps['selection'];
/** Most filter groups to show. A list of all products has many groups that apply to only a few products. */
const MAX_GROUPS = 6;

/** Active and available filters of a list with functions to change them. Every change navigates to page 1 of a new URL. */
export function useListFilters(kind: ListKind) {
  const { t } = useTranslation('category');
  const priceRange = usePriceRange();
  const { navigation } = useServices();
  const offers = useOffers();
  const { state, reading } = useList(kind);
  const filteredState = applyKeywordFilters(state, reading);
  const { data } = useEndpoint(getFacets, facetsInput(kind, state), {
    isEnabled: canFetchList(kind, state) && offers(getFacets),
    keepsPrevious: true,
  });
  const facets = data && { ...data, attributes: mostUseful(data.attributes, state.attributes) };

  function go(next: ListState, replace = false) {
    void navigation.go(hrefOfList(kind, { ...next, page: 1 }), { replace });
  }

  function nameOf(group: string, value: string): string {
    const values = facets?.attributes.find(({ id }) => id === group)?.values;
    return values?.find(({ id }) => id === value)?.name ?? value;
  }

  const price = priceRange(state.minPrice, state.maxPrice);
  const applied = [
    ...(price === undefined ? [] : [{ id: 'price', label: price }]),
    ...Object.entries(state.attributes).flatMap(([group, values]) =>
      values.map((value) => ({ id: `${group}:${value}`, label: nameOf(group, value) })),
    ),
    ...(state.inStock ? [{ id: 'inStock', label: t('filters.inStock') }] : []),
    ...(state.onSale ? [{ id: 'onSale', label: t('filters.onSale') }] : []),
  ];

  return {
    facets,
    /** All groups, also those that are too rare for `facets`. */
    allFacets: data,
    selection: toSelection(filteredState),
    change: (selection: Selection, replace?: boolean) => go(withSelection(filteredState, selection), replace),
    applied,
    remove: (id: string) => go(without(state, id)),
    clear: (replace?: boolean) => go(withoutFilters(filteredState), replace),
  };
}

function mostUseful(attributes: Facets['attributes'], selected: ListState['attributes']): Facets['attributes'] {
  const reach = ({ values }: Facets['attributes'][number]) => values.reduce((sum, { count }) => sum + count, 0);
  const useful = new Set(attributes.toSorted((a, b) => reach(b) - reach(a)).slice(0, MAX_GROUPS));
  return attributes.filter((group) => useful.has(group) || selected[group.id] !== undefined);
}

function toSelection({ minPrice, maxPrice, inStock, onSale, attributes }: ListState): Selection {
  return { price: { min: minPrice, max: maxPrice }, inStock, onSale, attributes };
}

function withSelection(state: ListState, { price, inStock, onSale, attributes }: Selection): ListState {
  return {
    ...withoutFilters(state),
    ...(price.min !== undefined && { minPrice: price.min }),
    ...(price.max !== undefined && { maxPrice: price.max }),
    inStock,
    onSale,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([, values]) => values.length > 0)),
  };
}

function without(state: ListState, id: string): ListState {
  const { minPrice, maxPrice, ...withoutPrice } = state;
  if (id === 'price') return withoutPrice;
  if (id === 'inStock' || id === 'onSale') return { ...state, [id]: false };
  const attributes = Object.entries(state.attributes).map(
    ([group, values]) => [group, values.filter((value) => `${group}:${value}` !== id)] as const,
  );
  return { ...state, attributes: Object.fromEntries(attributes.filter(([, values]) => values.length > 0)) };
}

type KeywordReading = Pick<ReturnType<typeof useList>['reading'], 'price' | 'sale' | 'sort' | 'remainingKeyword'>;

/**
 * Moves the filters and the sort order that a search read from its keyword into their own fields, so that the shopper can
 * change them.
 *
 * @example applyKeywordFilters({ keyword: 'lamp under 300', … }, reading) // { keyword: 'lamp', maxPrice: 30_000, … }
 */
export function applyKeywordFilters(
  state: ListState,
  { price, sale, sort, remainingKeyword }: KeywordReading,
): ListState {
  if (remainingKeyword === undefined || !(price || sale || sort)) return state;
  const { keyword: _, isExact, ...filters } = state;
  const { min = null, max = null } = price ?? {};
  return {
    ...filters,
    ...(remainingKeyword !== '' && { keyword: remainingKeyword, ...(isExact && { isExact }) }),
    ...(min !== null && { minPrice: min }),
    ...(max !== null && { maxPrice: max }),
    onSale: state.onSale || sale !== undefined,
    sort: sort?.sort ?? state.sort,
  };
}
