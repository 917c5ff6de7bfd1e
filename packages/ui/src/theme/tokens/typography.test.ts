import { expect, test } from 'vitest';
import { fontFamily, quotesFace } from './typography.ts';

/** A Chinese face would draw the apostrophes of English as wide as a character. */
const LATIN_OF_LINUX = ['Noto Sans', 'Liberation Sans', quotesFace];
const chinese = /( SC|MiSans|YaHei)/;

test('text takes Latin letters and quotation marks from a Latin face, on Linux as well', () => {
  const faces: readonly string[] = fontFamily.sans;
  const firstChinese = faces.findIndex((face) => chinese.test(face));
  expect(faces.slice(0, firstChinese)).toEqual(expect.arrayContaining(LATIN_OF_LINUX));
  expect(faces.slice(firstChinese).filter((face) => !chinese.test(face))).toEqual(['system-ui', 'sans-serif']);
});
