import type { ListState } from './listQuery.ts';
import type { useList } from './useList.ts';

type Reading = Pick<ReturnType<typeof useList>['reading'], 'price' | 'sale' | 'sort' | 'remainingKeyword'>;

/**
 * Moves the filters and the sort order that a search read from its keyword into their own fields, so that the shopper can
 * change them.
 *
 * @example applyKeywordFilters({ keyword: 'lamp under 300', … }, reading) // { keyword: 'lamp', maxPrice: 30_000, … }
 */
export function applyKeywordFilters(state: ListState, { price, sale, sort, remainingKeyword }: Reading): ListState {
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
