import type { Facets } from '@mallard/domain/contract';
import { getFacets } from '@mallard/domain/endpoints';
import type { FilterPanelProps } from '@mallard/ui/FilterPanel';
import { useServices } from '../../app/services.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { keywordInAddress } from './keywordInAddress.ts';
import { facetsInput, isAsked } from './listData.ts';
import type { ListKind } from './listKinds.ts';
import { hrefOfList, type ListState, withoutFilters } from './listQuery.ts';
import { useList } from './useList.ts';
import { usePriceRange } from './usePriceRange.ts';

type Selection = FilterPanelProps['selection'];
/** A list of everything has the groups of every kind of product, most of which help with a few products only. */
const MOST_GROUPS = 6;

/** What narrows a list and what could, and ways to change it; every change is a new address, back on page 1. */
export function useListFilters(kind: ListKind) {
  const { t } = useTranslation('category');
  const priceRange = usePriceRange();
  const { navigation } = useServices();
  const { state, reading } = useList(kind);
  const named = keywordInAddress(state, reading);
  const found = useEndpoint(getFacets, facetsInput(kind, state), {
    isEnabled: isAsked(kind, state),
    keepsPrevious: true,
  }).data;
  const facets = found && { ...found, attributes: mostUseful(found.attributes, state.attributes) };

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
    selection: toSelection(named),
    change: (selection: Selection, replace?: boolean) => go(withSelection(named, selection), replace),
    applied,
    remove: (id: string) => go(without(state, id)),
    clear: (replace?: boolean) => go(withoutFilters(named), replace),
  };
}

function mostUseful(attributes: Facets['attributes'], chosen: ListState['attributes']): Facets['attributes'] {
  const reach = ({ values }: Facets['attributes'][number]) => values.reduce((sum, { count }) => sum + count, 0);
  const useful = new Set(attributes.toSorted((a, b) => reach(b) - reach(a)).slice(0, MOST_GROUPS));
  return attributes.filter((group) => useful.has(group) || chosen[group.id] !== undefined);
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
  const { minPrice, maxPrice, ...rest } = state;
  if (id === 'price') return rest;
  if (id === 'inStock' || id === 'onSale') return { ...state, [id]: false };
  const attributes = Object.entries(state.attributes).map(
    ([group, values]) => [group, values.filter((value) => `${group}:${value}` !== id)] as const,
  );
  return { ...state, attributes: Object.fromEntries(attributes.filter(([, values]) => values.length > 0)) };
}
