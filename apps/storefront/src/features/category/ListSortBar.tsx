import type { ProductSort } from '@mallard/domain/contract';
import { SortBar, type SortBarProps, type SortOption } from '@mallard/ui/SortBar';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { countFilters, hrefOfList, type ListKind, type ListState } from './listQuery.ts';
import { useList } from './useList.ts';
import { applyKeywordFilters } from './useListFilters.ts';

interface ListSortBarProps extends Pick<SortBarProps, 'view' | 'onViewChange' | 'onFilterPress'> {
  kind: ListKind;
}

/** The link of each sort order; both price orders share one. */
const optionOf = {
  comprehensive: 'comprehensive',
  sales: 'sales',
  newest: 'newest',
  priceAsc: 'price',
  priceDesc: 'price',
  rating: 'rating',
} as const satisfies Record<ProductSort, string>;

/** The sort orders of a list as links. The price link reverses its direction when it is current. */
export function ListSortBar({ kind, ...sortBarProps }: ListSortBarProps) {
  const { t } = useTranslation('category');
  const { state: urlState, reading, total } = useList(kind);
  const state = applyKeywordFilters(urlState, reading);
  const hrefOf = (sort: ListState['sort']) => hrefOfList(kind, { ...state, sort, page: 1 });
  const isPrice = optionOf[state.sort] === 'price';
  const options = [...new Set(Object.values(optionOf))].map((id): SortOption => {
    const label = t(`sorts.${id}`);
    if (id !== 'price') return { id, label, href: hrefOf(id) };
    const direction = isPrice ? (state.sort === 'priceAsc' ? 'ascending' : 'descending') : 'none';
    return { id, label, href: hrefOf(state.sort === 'priceAsc' ? 'priceDesc' : 'priceAsc'), direction };
  });
  return (
    <SortBar
      {...sortBarProps}
      itemCount={total}
      options={options}
      currentKey={optionOf[state.sort]}
      filterCount={countFilters(urlState)}
    />
  );
}
