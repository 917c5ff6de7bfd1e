import { expect, it } from 'vitest';
import { initialOf } from './initialOf.ts';

it.each([
  ['林小禾', '禾'],
  ['欧阳 青柠', '柠'],
  ['Lin Xiaohe', 'L'],
  ['élise', 'É'],
  ['Lin 小禾', '禾'],
  ['138****2046', '1'],
  ['𠮷野', '野'],
  ['  ', undefined],
  ['😀', undefined],
  ['', undefined],
])('returns the initial of %j: %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
