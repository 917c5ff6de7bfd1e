import { expect, it } from 'vitest';
import { moveTo } from './moveTo.ts';

it.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['b', -3, 'bac'],
  ['b', 9, 'acb'],
])('moves %s to index %i', (entry, index, order) => {
  expect(moveTo(['a', 'b', 'c'], entry, index).join('')).toBe(order);
});
