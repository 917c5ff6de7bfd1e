import { expect, it } from 'vitest';
import { groupDigits, plural, shortCountEn, shortCountZh } from './counts.ts';

it.each([
  [0, '0', '0', '0'],
  [999, '999', '999', '999'],
  [1286, '1,286', '1,286', '1,286'],
  [9999, '9,999', '9,999', '9,999'],
  [24_999, '24,999', '2.4 万', '24k'],
  [12_345_678, '12,345,678', '1,234.5 万', '12,345k'],
])('writes %d', (count, whole, zh, en) => {
  expect(groupDigits(count)).toBe(whole);
  expect(shortCountZh(count)).toBe(zh);
  expect(shortCountEn(count)).toBe(en);
});

it('counts nouns', () => {
  expect(plural(1, 'review', 'reviews')).toBe('1 review');
  expect(plural(0, 'review', 'reviews')).toBe('0 reviews');
  expect(plural(1286, 'review', 'reviews')).toBe('1,286 reviews');
});
