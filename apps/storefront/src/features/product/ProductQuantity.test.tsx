// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { ProductQuantity } from './ProductQuantity.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

it.each([
  { value: 4, stock: 4, limit: 5, note: 'Only 4 left in stock' },
  { value: 1, stock: 4, limit: 5, note: undefined },
  { value: 5, stock: 50, limit: 5, note: 'Up to 5 per customer' },
  { value: 1, stock: undefined, limit: 99, note: undefined },
])('says why the quantity is limited with stock $stock and limit $limit: $note', async ({ note, ...facts }) => {
  const max = Math.min(facts.stock ?? 9, facts.limit);
  const maxReason = max === facts.limit ? 'limit' : 'stock';
  const root = await renderInShop(<ProductQuantity {...facts} max={max} maxReason={maxReason} />, ['product']);
  expect(document.querySelector('[data-part="note"]')?.textContent).toBe(note);
  await act(async () => root.unmount());
});
