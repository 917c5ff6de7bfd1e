import { expect, it } from 'vitest';
import { conflictChoices } from './conflictChoices.ts';

it.each([
  ['available', 2, 20, true, ['keep', 'later', 'remove']],
  ['available', 4, 3, true, ['reduce', 'later', 'remove']],
  ['insufficient', 4, 3, false, ['reduce', 'remove']],
  ['insufficient', 4, 0, true, ['later', 'remove']],
  ['soldOut', 1, 0, true, ['later', 'remove']],
  ['offSale', 1, 9, false, ['remove']],
] as const)('offers for %s, %i of %i wanted, %s: %j', (status, quantity, stock, canSaveForLater, choices) => {
  expect(conflictChoices({ status, quantity, stock }, canSaveForLater)).toEqual(choices);
});
