import { expect, it } from 'vitest';
import { parsePrice } from './parsePrice.ts';

it.each([
  ['120', 120],
  ['１２０', 120],
  ['۱۲۰', 120],
  ['￥1,280.50', 1280],
  ['99。5', 99],
  [' 0 ', 0],
  ['', undefined],
  ['一百', undefined],
  ['.5', undefined],
])('parses %j as %s', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});
