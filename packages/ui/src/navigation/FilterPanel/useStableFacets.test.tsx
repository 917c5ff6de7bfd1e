import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FilterFacets } from './FilterFacets.ts';
import { useStableFacets } from './useStableFacets.ts';

const value = (id: string, count: number) => ({ id, name: id, swatch: null, count });
const facetsOf = (attributes: Record<string, Record<string, number>>): FilterFacets => ({
  price: null,
  inStock: 1,
  onSale: 1,
  attributes: Object.entries(attributes).map(([id, counts]) => ({
    id,
    name: id,
    values: Object.entries(counts).map(([name, count]) => value(name, count)),
  })),
});
const all = facetsOf({ color: { green: 4, cream: 2, red: 1 }, material: { glass: 3, steel: 2 } });
const narrowed = facetsOf({ size: { big: 1 }, color: { red: 2, green: 4 } });

it('keeps the order of options, and those that became unavailable, while open', () => {
  const { result, rerender } = renderHook(({ facets }) => useStableFacets(facets, true), {
    initialProps: { facets: all },
  });
  rerender({ facets: narrowed });
  expect(result.current).toEqual(
    facetsOf({ color: { green: 4, cream: 0, red: 2 }, material: { glass: 0, steel: 0 }, size: { big: 1 } }),
  );
  rerender({ facets: all });
  expect(result.current).toEqual(
    facetsOf({ color: { green: 4, cream: 2, red: 1 }, material: { glass: 3, steel: 2 }, size: { big: 0 } }),
  );
});

it('shows the last facets while the next ones load', () => {
  const { result, rerender } = renderHook(({ facets }) => useStableFacets(facets, true), {
    initialProps: { facets: all as FilterFacets | undefined },
  });
  rerender({ facets: undefined });
  expect(result.current).toEqual(all);
});

it('starts again when it is opened again', () => {
  const { result, rerender } = renderHook(({ facets, isOpen }) => useStableFacets(facets, isOpen), {
    initialProps: { facets: all, isOpen: true },
  });
  rerender({ facets: all, isOpen: false });
  rerender({ facets: narrowed, isOpen: true });
  expect(result.current).toEqual(narrowed);
});
