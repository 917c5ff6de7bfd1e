import { expect, it } from 'vitest';
import { takenOf } from './buyAgain.ts';

const lines = [{ skuUuid: 'lamp' }, { skuUuid: 'cup' }];

it('tells whether an order bought again went into the cart', () => {
  expect(takenOf(lines, [])).toBe('all');
  expect(takenOf(lines, [{ skuUuid: 'cup', asked: 3, kept: 1 }])).toBe('fewer');
  expect(takenOf(lines, [{ skuUuid: 'cup', asked: 3, kept: 0 }])).toBe('fewer');
  expect(
    takenOf(lines, [
      { skuUuid: 'lamp', asked: 1, kept: 0 },
      { skuUuid: 'cup', asked: 3, kept: 1 },
    ]),
  ).toBe('fewer');
  expect(
    takenOf(lines, [
      { skuUuid: 'lamp', asked: 1, kept: 0 },
      { skuUuid: 'cup', asked: 3, kept: 0 },
    ]),
  ).toBe('none');
});
