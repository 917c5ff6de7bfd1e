import type { ListState } from './listQuery.ts';
import type { useList } from './useList.ts';

type Reading = Pick<ReturnType<typeof useList>['reading'], 'price' | 'sale' | 'sort' | 'rest'>;

/**
 * Returns the same list with the words of its keyword that were read as filters or as an order as parameters of the address, so that
 * they can be changed.
 *
 * @example keywordInAddress({ keyword: 'lamp under 300', … }, reading) // { keyword: 'lamp', maxPrice: 30_000, … }
 */
export function keywordInAddress(state: ListState, { price, sale, sort, rest }: Reading): ListState {
  if (rest === undefined || !(price || sale || sort)) return state;
  const { keyword: _, isExact, ...others } = state;
  const { min = null, max = null } = price ?? {};
  return {
    ...others,
    ...(rest !== '' && { keyword: rest, ...(isExact && { isExact }) }),
    ...(min !== null && { minPrice: min }),
    ...(max !== null && { maxPrice: max }),
    onSale: state.onSale || sale !== undefined,
    sort: sort?.sort ?? state.sort,
  };
}
