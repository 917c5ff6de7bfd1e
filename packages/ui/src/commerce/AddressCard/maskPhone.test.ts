import { expect, it } from 'vitest';
import { maskPhone } from './maskPhone.ts';

it.each([
  ['13812342046', '138 **** 2046'],
  ['+8613812342046', '138 **** 2046'],
  ['021-62345678', '021 **** 5678'],
  ['13012345678-8001', '130 **** 5678-****'],
  ['0755-23456789-801', '075 **** 6789-***'],
  ['110', '110'],
])('masks %s as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
