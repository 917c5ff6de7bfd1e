import { FilterSheet as Sheet } from '@mallard/ui/FilterSheet';
import { useRef, useState } from 'react';
import type { ListKind } from './listQuery.ts';
import { useListFilters } from './useListFilters.ts';

interface FilterSheetProps {
  kind: ListKind;
  /** Number of products that match the current filters. */
  total: number;
  onClose: () => void;
}

/**
 * The filters of a list on phones. Each change updates the list behind the sheet. All changes until the sheet closes share one
 * history entry, so Back undoes them together.
 */
export function FilterSheet({ kind, total, onClose }: FilterSheetProps) {
  const { facets, allFacets, selection, change, clear } = useListFilters(kind);
  // A group that was shown stays available if a change makes it rarer than others.
  const [groups, setGroups] = useState<ReadonlySet<string>>(new Set());
  const newGroups = facets?.attributes.filter(({ id }) => !groups.has(id)) ?? [];
  if (newGroups.length > 0) setGroups(new Set([...groups, ...newGroups.map(({ id }) => id)]));
  const hasEntry = useRef(false);

  const attributes = allFacets?.attributes.filter(({ id }) => groups.has(id)) ?? [];

  /** Whether a change replaces the history entry of an earlier change. */
  function isLaterChange(): boolean {
    const isLater = hasEntry.current;
    hasEntry.current = true;
    return isLater;
  }

  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      facets={allFacets && { ...allFacets, attributes }}
      selection={selection}
      resultCount={total}
      onChange={(next) => change(next, isLaterChange())}
      onClear={() => clear(isLaterChange())}
    />
  );
}
