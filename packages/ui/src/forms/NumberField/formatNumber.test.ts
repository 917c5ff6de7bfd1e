import { expect, it } from 'vitest';
import { fitNumber, parseNumber } from './formatNumber.ts';

it.each([
  ['12', 12],
  ['１２', 12],
  ['1２３', 123],
  ['1,280.50', 1280.5],
  ['１，２８０．５', 1280.5],
  ['¥1,280.00', 1280],
  ['-¥3.50', -3.5],
  ['−3', -3],
  ['3。5', 3.5],
  ['80 kg', 80],
  ['.5', 0.5],
  ['', undefined],
  ['-', undefined],
  ['十二', undefined],
])('reads %j as %s', (text, number) => {
  expect(parseNumber(text, 'zh-CN')).toBe(number);
});

it('reads what another locale writes', () => {
  expect(parseNumber('1.280,5', 'de-DE')).toBe(1280.5);
});

it('reads percentages', () => {
  expect(parseNumber('12.5%', 'en-US', { style: 'percent' })).toBe(0.125);
});

it.each([
  [7, 0, 10, 1, 7],
  [11, 0, 10, 1, 10],
  [-1, 0, 10, 1, 0],
  [0.34, 0, 1, 0.1, 0.3],
  [7, 1, 10, 4, 9],
  [10, 1, 10, 4, 9],
  [5.2, -Infinity, Infinity, 1, 5],
])('fits %d into %d…%d by %d as %d', (number, least, most, step, fitted) => {
  expect(fitNumber(number, least, most, step)).toBe(fitted);
});
