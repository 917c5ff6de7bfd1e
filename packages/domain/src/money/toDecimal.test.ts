import { expect, it } from 'vitest';
import { minor } from './minor.ts';
import { toDecimal } from './toDecimal.ts';

it.each([
  [128_000, 2, '1280.00'],
  [5, 2, '0.05'],
  [-5, 2, '-0.05'],
  [1280, 0, '1280'],
  [1280, 3, '1.280'],
  [Number.MAX_SAFE_INTEGER, 2, '90071992547409.91'],
])('formats %i with %i digits as %s', (amount, digits, text) => {
  expect(toDecimal(minor(amount), digits)).toBe(text);
});
