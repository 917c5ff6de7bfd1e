import { expect, it } from 'vitest';
import { stockNotice } from './stockNotice.ts';

it.each([
  ['more than there are', 10, 7, 99, 'short'],
  ['more than the limit, which is less than the stock', 10, 7, 5, undefined],
  ['more than the limit, which is all there is', 10, 7, 7, undefined],
  ['all of the few that are left', 3, 3, 99, 'few'],
  ['some of many', 3, 40, 99, undefined],
] as const)('returns the stock notice of %s', (_, quantity, stock, limit, notice) => {
  const status = quantity > Math.min(stock, limit) ? 'insufficient' : 'available';
  expect(stockNotice({ status, quantity, stock, limit })).toBe(notice);
});
