import { ActiveFilters } from '@mallard/ui/ActiveFilters';
import type { ListKind } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import { useListFilters } from './useListFilters.ts';

/** The active filters of a list, each with a button that removes it. */
export function ListApplied({ kind }: { kind: ListKind }) {
  const { applied, remove, clear } = useListFilters(kind);
  return <ActiveFilters className={styles.applied} items={applied} onRemove={remove} onClear={() => clear()} />;
}
