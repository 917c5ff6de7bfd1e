import { useState } from 'react';
import type { FilterAttribute, FilterFacets, FilterValue } from './FilterFacets.ts';

/**
 * Returns the facets in the order in which they were first shown while the panel is open, so that no option moves under
 * the finger. Options without products stay, with a count of zero; new ones follow.
 */
export function useStableFacets(facets: FilterFacets | undefined, isOpen: boolean): FilterFacets | undefined {
  const [last, setLast] = useState({ facets, isOpen, shown: facets });
  if (last.facets === facets && last.isOpen === isOpen) return last.shown;
  const shown = isOpen && last.isOpen ? keepOrder(last.shown, facets) : facets;
  setLast({ facets, isOpen, shown });
  return shown;
}

function keepOrder(shown: FilterFacets | undefined, next: FilterFacets | undefined): FilterFacets | undefined {
  if (!shown || !next) return next ?? shown;
  return {
    ...next,
    price: next.price ?? shown.price,
    ...(shown.ratings && {
      ratings: mergeBy(shown.ratings, next.ratings ?? [], ({ least }) => least, withoutProducts),
    }),
    attributes: mergeBy(shown.attributes, next.attributes, idOf, withoutProductsIn).map((attribute) => {
      const before = shown.attributes.find(({ id }) => id === attribute.id)?.values ?? [];
      return { ...attribute, values: mergeBy<FilterValue>(before, attribute.values, idOf, withoutProducts) };
    }),
  };
}

const idOf = ({ id }: { id: string }) => id;

function withoutProducts<Option extends { count: number }>(option: Option): Option {
  return { ...option, count: 0 };
}

function withoutProductsIn(attribute: FilterAttribute): FilterAttribute {
  return { ...attribute, values: attribute.values.map(withoutProducts) };
}

/** Returns the items of `next` in the order of `before`, with those that only `before` has converted by `toMissing`. */
function mergeBy<Item>(
  before: readonly Item[],
  next: readonly Item[],
  keyOf: (item: Item) => unknown,
  toMissing: (item: Item) => Item,
): Item[] {
  const nextByKey = new Map(next.map((item) => [keyOf(item), item]));
  const previousKeys = new Set(before.map(keyOf));
  return [
    ...before.map((item) => nextByKey.get(keyOf(item)) ?? toMissing(item)),
    ...next.filter((item) => !previousKeys.has(keyOf(item))),
  ];
}
