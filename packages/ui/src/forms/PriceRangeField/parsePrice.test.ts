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
  expect(parsePrice(text, 'en-US')).toBe(price);
});

it.each([
  ['de-DE', '1.280,50 €', 1280],
  ['de-DE', '1280', 1280],
  ['fr-FR', '1 280,50', 1280],
  ['ar-KW', '١٬٢٨٠٫٥٠٠', 1280],
  ['ar', '١٢٨٠٫٥', 1280],
  ['ja-JP', '￥1,280', 1280],
])('parses the separators of %s: %j', (locale, text, price) => {
  expect(parsePrice(text, locale)).toBe(price);
});
