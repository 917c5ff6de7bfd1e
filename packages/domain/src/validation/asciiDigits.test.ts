import { expect, it } from 'vitest';
import { asciiDigits } from './asciiDigits.ts';

it.each([
  ['１２３', '123'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  // Five alphabets of digits without a gap between them.
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['二 2 ①', '二 2 ①'],
])('writes %s as %s', (text, ascii) => {
  expect(asciiDigits(text)).toBe(ascii);
});
