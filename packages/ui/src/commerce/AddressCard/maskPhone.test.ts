import { expect, it } from 'vitest';
import { maskPhone } from './maskPhone.ts';

it.each([
  ['13812342046', '138 **** 2046'],
  ['+8613812342046', '138 **** 2046'],
  ['021-62345678', '021 **** 5678'],
  ['110', '110'],
])('masks %s as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
