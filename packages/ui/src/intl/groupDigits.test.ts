import { expect, it } from 'vitest';
import { groupDigits } from './groupDigits.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1286, '1,286'],
  [-1286, '-1,286'],
  [12_345_678, '12,345,678'],
])('formats %d', (count, text) => {
  expect(groupDigits(count)).toBe(text);
});
