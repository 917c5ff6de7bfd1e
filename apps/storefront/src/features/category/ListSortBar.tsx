import { SortBar, type SortBarProps, type SortOption } from '@mallard/ui/SortBar';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { applyKeywordFilters } from './applyKeywordFilters.ts';
import type { ListKind } from './listKinds.ts';
import { countFilters, hrefOfList, type ListState } from './listQuery.ts';
import { useList } from './useList.ts';

interface ListSortBarProps extends Pick<SortBarProps, 'view' | 'onViewChange' | 'onFilterPress'> {
  kind: ListKind;
}

/** The sort orders of a list as links. The price link reverses its direction when it is current. */
export function ListSortBar({ kind, ...sortBarProps }: ListSortBarProps) {
  const { t } = useTranslation('category');
  const { state: urlState, reading, total } = useList(kind);
  const state = applyKeywordFilters(urlState, reading);
  const hrefOf = (sort: ListState['sort']) => hrefOfList(kind, { ...state, sort, page: 1 });
  const isPrice = state.sort === 'priceAsc' || state.sort === 'priceDesc';
  const options: SortOption[] = [
    ...(['comprehensive', 'sales', 'newest'] as const).map((sort) => ({
      id: sort,
      label: t(`sorts.${sort}`),
      href: hrefOf(sort),
    })),
    {
      id: 'price',
      label: t('sorts.price'),
      href: hrefOf(state.sort === 'priceAsc' ? 'priceDesc' : 'priceAsc'),
      direction: isPrice ? (state.sort === 'priceAsc' ? 'ascending' : 'descending') : 'none',
    },
    { id: 'rating', label: t('sorts.rating'), href: hrefOf('rating') },
  ];
  return (
    <SortBar
      {...sortBarProps}
      itemCount={total}
      options={options}
      currentKey={isPrice ? 'price' : state.sort}
      filterCount={countFilters(urlState)}
    />
  );
}
