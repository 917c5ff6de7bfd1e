import { FilterSheet as Sheet } from '@mallard/ui/FilterSheet';
import type { ListKind } from './listKinds.ts';
import { useListFilters } from './useListFilters.ts';

interface FilterSheetProps {
  kind: ListKind;
  /** Products that the filters in force leave. */
  total: number;
  onClose: () => void;
}

/** The filters of a list on phones. The list behind follows each change; going back leaves the list, not a filter. */
export function FilterSheet({ kind, total, onClose }: FilterSheetProps) {
  const { facets, selection, change, clear } = useListFilters(kind);
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      facets={facets}
      selection={selection}
      resultCount={total}
      onChange={(next) => change(next, true)}
      onClear={clear}
    />
  );
}
