import { expect, it } from 'vitest';
import { stockNotice } from './stockNotice.ts';

it.each([
  ['a quantity above the stock', 10, 7, 99, 'short'],
  ['a quantity above a limit below the stock', 10, 7, 5, undefined],
  ['a quantity above a limit equal to the stock', 10, 7, 7, undefined],
  ['all of a low stock', 3, 3, 99, 'few'],
  ['a part of a large stock', 3, 40, 99, undefined],
] as const)('returns the stock notice of %s', (_, quantity, stock, limit, notice) => {
  const status = quantity > Math.min(stock, limit) ? 'insufficient' : 'available';
  expect(stockNotice({ status, quantity, stock, limit })).toBe(notice);
});
