import { expect, it } from 'vitest';
import { formatInstant } from './formatInstant.ts';

it.each([
  ['2026-11-20T00:46:31.000Z', '2026-11-20 08:46'],
  ['2026-12-31T23:00:00Z', '2027-01-01 07:00'],
  [Date.parse('2026-11-20T00:46:31.000Z'), '2026-11-20 08:46'],
  ['soon', ''],
  [Number.NaN, ''],
  ['+012026-11-20T00:46:31.000Z', '+012026-11-20 08:46'],
  // The latest timestamp that a `Date` can represent.
  ['+275760-09-13T00:00:00.000Z', ''],
])('formats %s as %s', (instant, text) => {
  expect(formatInstant(instant, 'Asia/Shanghai')).toBe(text);
});

it.each([
  ['2026-11-20T00:46:31.000Z', 'UTC', '2026-11-20 00:46'],
  ['2026-11-20T00:46:31.000Z', 'America/New_York', '2026-11-19 19:46'],
  ['2026-07-20T00:46:31.000Z', 'Europe/Berlin', '2026-07-20 02:46'],
  ['2026-11-20T00:46:31.000Z', 'Asia/Kathmandu', '2026-11-20 06:31'],
])('formats %s in %s as %s', (instant, timeZone, text) => {
  expect(formatInstant(instant, timeZone)).toBe(text);
});
