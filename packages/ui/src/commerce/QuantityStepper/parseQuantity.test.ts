import { expect, it } from 'vitest';
import { parseQuantity } from './parseQuantity.ts';

it.each([
  ['12', 12],
  [' 3 ', 3],
  ['１２', 12],
  ['۱۲', 12],
  ['0', 0],
  ['', undefined],
  ['1.5', undefined],
  ['-2', undefined],
  ['二', undefined],
  ['99999999999999999999', 1e20],
])('parses %j as %s', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});
