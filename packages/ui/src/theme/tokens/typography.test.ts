import { expect, test } from 'vitest';
import { fontFamily, quotesFace } from './typography.ts';

/** A Chinese font shows English apostrophes as wide as a Chinese character. */
const LATIN_OF_LINUX = ['Noto Sans', 'Liberation Sans', quotesFace];
const chinese = /( SC|MiSans|YaHei)/;

test('text uses a Latin font for Latin letters and quotation marks, on Linux as well', () => {
  const fonts: readonly string[] = fontFamily.sans;
  const firstChinese = fonts.findIndex((family) => chinese.test(family));
  expect(fonts.slice(0, firstChinese)).toEqual(expect.arrayContaining(LATIN_OF_LINUX));
  expect(fonts.slice(firstChinese).filter((family) => !chinese.test(family))).toEqual(['system-ui', 'sans-serif']);
});

test('prices use a Chinese font before DejaVu Sans, whose digits are too wide for cards on phones', () => {
  const fonts: readonly string[] = fontFamily.numeric;
  expect(fonts.indexOf('Noto Sans CJK SC')).toBeGreaterThan(-1);
  expect(fonts.indexOf('Noto Sans CJK SC')).toBeLessThan(fonts.indexOf('system-ui'));
});
