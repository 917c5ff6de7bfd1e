import { expect, it } from 'vitest';
import { addedExtentOf } from './buyAgain.ts';

const lines = [{ skuUuid: 'lamp' }, { skuUuid: 'cup' }];

it('returns how much of an order was added to the cart again', () => {
  expect(addedExtentOf(lines, [])).toBe('all');
  expect(addedExtentOf(lines, [{ skuUuid: 'cup', asked: 3, kept: 1 }])).toBe('fewer');
  expect(addedExtentOf(lines, [{ skuUuid: 'cup', asked: 3, kept: 0 }])).toBe('fewer');
  expect(
    addedExtentOf(lines, [
      { skuUuid: 'lamp', asked: 1, kept: 0 },
      { skuUuid: 'cup', asked: 3, kept: 1 },
    ]),
  ).toBe('fewer');
  expect(
    addedExtentOf(lines, [
      { skuUuid: 'lamp', asked: 1, kept: 0 },
      { skuUuid: 'cup', asked: 3, kept: 0 },
    ]),
  ).toBe('none');
});
