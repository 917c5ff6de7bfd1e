import { expect, it } from 'vitest';
import { savesMore } from './savesMore.ts';

const coupons = [
  { coupon: { id: 'tenth' }, saving: 4450 },
  { coupon: { id: 'eight' }, saving: 800 },
];

it.each([
  ['eight', 'tenth', false],
  ['tenth', 'eight', true],
  ['tenth', 'tenth', false],
  ['eight', null, true],
  ['eight', 'unknown', true],
])('a claimed coupon %s replaces %s: %s', (id, other, isUsed) => {
  expect(savesMore(coupons, id, other)).toBe(isUsed);
});
