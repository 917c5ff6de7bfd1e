import { expect, it } from 'vitest';
import { conflictChoices } from './conflictChoices.ts';

it.each([
  ['available', 2, 20, 99, true, ['keep', 'later', 'remove']],
  ['available', 4, 3, 99, true, ['reduce', 'later', 'remove']],
  ['available', 6, 40, 5, true, ['reduce', 'later', 'remove']],
  ['insufficient', 4, 3, 99, false, ['reduce', 'remove']],
  ['insufficient', 4, 0, 99, true, ['later', 'remove']],
  ['soldOut', 1, 0, 99, true, ['later', 'remove']],
  ['offSale', 1, 9, 99, false, ['remove']],
] as const)(
  'offers for %s, quantity %i, stock %i, limit %i, %s: %j',
  (status, quantity, stock, limit, canSave, choices) => {
    expect(conflictChoices({ status, quantity, stock, limit }, canSave)).toEqual(choices);
  },
);
