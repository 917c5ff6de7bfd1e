import { expect, it } from 'vitest';
import { discountOf, discountOfTag } from './discount.ts';

it.each([
  ['zh-CN', 1500, 8.5],
  ['zh-CN', 1250, 8.75],
  ['en-US', 1500, 15],
  ['en-US', 1250, 12.5],
])('returns the number of a discount in %s: %d basis points', (locale, basisPoints, discount) => {
  expect(discountOf(basisPoints, locale)).toBe(discount);
});

it("returns the number of a product's discount tag", () => {
  const tag = { fold: '6.9', percentOff: 31 };
  expect(discountOfTag(tag, 'zh-CN')).toBe('6.9');
  expect(discountOfTag(tag, 'en-US')).toBe(31);
});
