import { expect, it } from 'vitest';
import { withAddress } from './withAddress.ts';

it('adds the address to the query, and replaces an earlier one', () => {
  expect(withAddress('/checkout', 'a')).toBe('/checkout?address=a');
  expect(withAddress('/checkout?sku=1&address=b', 'a')).toBe('/checkout?sku=1&address=a');
});
