import { expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

it.each([
  ['', undefined],
  ['a1', 'weak'],
  ['password', 'weak'],
  ['aaaaaaa1', 'weak'],
  ['demo1234', 'fair'],
  ['Duck-pond-2026', 'strong'],
  ['绿头鸭在池塘里Duck1', 'strong'],
])('rates %j as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
