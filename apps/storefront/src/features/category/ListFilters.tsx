import { FilterPanel } from '@mallard/ui/FilterPanel';
import type { ListKind } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import { useListFilters } from './useListFilters.ts';

/** The filters of a list in the sidebar. Each change applies immediately. */
export function ListFilters({ kind }: { kind: ListKind }) {
  const { facets, selection, change } = useListFilters(kind);
  if (!facets) return null;
  return (
    <FilterPanel className={styles.aside} facets={facets} selection={selection} onChange={(next) => change(next)} />
  );
}
