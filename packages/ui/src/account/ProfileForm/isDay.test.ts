import { expect, it } from 'vitest';
import { isDay } from './isDay.ts';

it.each([
  ['1996-05-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['1996-5-20', false],
  ['19960520', false],
  ['', false],
])('takes %j for a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
