import { expect, test } from 'vitest';
import { fontFamily, quotesFace } from './typography.ts';

/** A Chinese font shows English apostrophes as wide as a Chinese character. */
const LATIN_OF_LINUX = ['Noto Sans', 'Liberation Sans', quotesFace];
const chinese = /( SC|MiSans|YaHei)/;

test('text uses a Latin font for Latin letters and quotation marks, on Linux as well', () => {
  const faces: readonly string[] = fontFamily.sans;
  const firstChinese = faces.findIndex((face) => chinese.test(face));
  expect(faces.slice(0, firstChinese)).toEqual(expect.arrayContaining(LATIN_OF_LINUX));
  expect(faces.slice(firstChinese).filter((face) => !chinese.test(face))).toEqual(['system-ui', 'sans-serif']);
});
