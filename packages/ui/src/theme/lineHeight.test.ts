import { expect, test } from 'vitest';
import { lineHeightOf, linesOf } from './lineHeight.ts';

test('lines of a role have its line height in browsers without the unit lh', () => {
  expect(linesOf('small', 2)).toEqual(['3.0769em', '2lh']);
  expect(linesOf('subtitle')).toEqual(['1.5294em', '1lh']);
  expect(lineHeightOf('body', 'mobile')).toBe('1.6em');
  expect(lineHeightOf('body', 'desktop')).toBe('1.7333em');
});
