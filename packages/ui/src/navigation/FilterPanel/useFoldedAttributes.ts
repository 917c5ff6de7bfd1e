import { useState } from 'react';
import type { FilterAttribute } from './FilterFacets.ts';

/**
 * Returns the ids of attributes to collapse: those with a single value, or whose values each leave a single product of
 * the whole list, such as the finishes of one lamp. A selection changes all counts, so it does not move an attribute,
 * neither when it is cleared, until the counts of the whole list have loaded.
 *
 * @param isFiltered whether a filter is selected
 */
export function useFoldedAttributes(attributes: readonly FilterAttribute[], isFiltered: boolean): ReadonlySet<string> {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [filteredAttributes, setFilteredAttributes] = useState<readonly FilterAttribute[]>();
  if (isFiltered && filteredAttributes !== attributes) setFilteredAttributes(attributes);
  const isCountedForAll = !isFiltered && attributes !== filteredAttributes;
  const decide = ({ id, values }: FilterAttribute) => {
    const earlier = isCountedForAll ? undefined : decisions.get(id);
    return earlier ?? (values.length === 1 || (isCountedForAll && values.every(({ count }) => count <= 1)));
  };
  const next = new Map(attributes.map((attribute) => [attribute.id, decide(attribute)]));
  if ([...next].some(([id, isFolded]) => decisions.get(id) !== isFolded))
    setDecisions(new Map([...decisions, ...next]));
  return new Set([...next].flatMap(([id, isFolded]) => (isFolded ? [id] : [])));
}
