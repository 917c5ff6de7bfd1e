// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useStableOrder } from './useStableOrder.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Letters({ ids, scope }: { ids: string; scope: string }) {
  const items = useStableOrder(
    Array.from(ids, (id) => ({ id })),
    scope,
  );
  return items.map(({ id }) => id).join('');
}

/** Renders the lists one after another. @returns what is shown of each */
function shownOf(...lists: { ids: string; scope: string }[]): (string | null)[] {
  const place = document.createElement('div');
  const root = createRoot(place);
  const shown = lists.map((list) => {
    act(() => root.render(<Letters {...list} />));
    return place.textContent;
  });
  act(() => root.unmount());
  return shown;
}

it('keeps items where they were, adds new ones at the end, and drops those that are gone', () => {
  const scope = 'all';
  expect(shownOf({ ids: 'abc', scope }, { ids: 'bca', scope }, { ids: 'dcb', scope })).toEqual(['abc', 'abc', 'bcd']);
});

it('starts again for another scope', () => {
  expect(shownOf({ ids: 'ab', scope: 'all' }, { ids: 'ba', scope: 'claimed' })).toEqual(['ab', 'ba']);
});
