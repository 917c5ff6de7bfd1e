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

/** Renders the lists one after another. @returns the text rendered for each */
function shownOf(...lists: { ids: string; scope: string }[]): (string | null)[] {
  const container = document.createElement('div');
  const root = createRoot(container);
  const shown = lists.map((list) => {
    act(() => root.render(<Letters {...list} />));
    return container.textContent;
  });
  act(() => root.unmount());
  return shown;
}

it('preserves the order of items, appends new ones, and removes missing ones', () => {
  const scope = 'all';
  expect(shownOf({ ids: 'abc', scope }, { ids: 'bca', scope }, { ids: 'dcb', scope })).toEqual(['abc', 'abc', 'bcd']);
});

it('starts a new order for another scope', () => {
  expect(shownOf({ ids: 'ab', scope: 'all' }, { ids: 'ba', scope: 'claimed' })).toEqual(['ab', 'ba']);
});
