import { expect, it } from 'vitest';
import { type Brand, defineTheme, mallard } from './Theme.ts';

it.each<[string, unknown]>([
  ['no hue; a brand has light, dark', { hue: {} }],
  ['no light.color.nope; light.color has background, ', { light: { color: { nope: '#FFFFFF' } } }],
  ['no radius.middle; radius has xs, sm, md, lg, xl, pill', { radius: { middle: 4 } }],
  ['radius.md is a number of px, 0 or more, not 12px', { radius: { md: '12px' } }],
  ['radius.md is a number of px, 0 or more, not -4', { radius: { md: -4 } }],
  ['radius.md is a number of px, 0 or more, not NaN', { radius: { md: Number.NaN } }],
  ['radius.md is a number of px, 0 or more, not undefined', { radius: { md: undefined } }],
  ['radius is a group of tokens, not 4', { radius: 4 }],
  ['fontFamily.sans is a list of names, not Inter', { fontFamily: { sans: 'Inter' } }],
  ['fontFamily.numeric is a list of names, not 1', { fontFamily: { numeric: [1] } }],
  ['dark.color.line.focus is CSS in text, not 255', { dark: { color: { line: { focus: 255 } } } }],
  ['contrastDark.color.line is a group of tokens, not #FFFFFF', { contrastDark: { color: { line: '#FFFFFF' } } }],
])('reports the error in an unchecked brand: %s', (problem, brand) => {
  expect(() => defineTheme(brand as Brand)).toThrow(RangeError);
  expect(() => defineTheme(brand as Brand)).toThrow(`defineTheme: ${problem}`);
});

it('accepts a whole theme, `undefined` values, and corners of no radius', () => {
  expect(defineTheme(mallard)).toMatchObject({ light: mallard.light, contrastDark: mallard.contrastDark });
  const nothing: unknown = { light: undefined, radius: undefined, fontFamily: undefined };
  expect(defineTheme(nothing as Brand)).toEqual(mallard);
  expect(defineTheme({ radius: { lg: 0 } }).radius).toEqual({ lg: 0 });
});
