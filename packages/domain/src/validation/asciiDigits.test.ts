import { expect, it } from 'vitest';
import { asciiDigits } from './asciiDigits.ts';

it.each([
  ['１２３', '123'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  // Five adjacent sets of digits.
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['二 2 ①', '二 2 ①'],
])('converts %s to %s', (text, ascii) => {
  expect(asciiDigits(text)).toBe(ascii);
});
