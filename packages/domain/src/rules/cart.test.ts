import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { cartTotals, mergeLines } from './cart.ts';

const line = fc.record({
  skuUuid: fc.constantFrom('a', 'b', 'c', 'd', '__proto__'),
  quantity: fc.integer({ min: 1, max: 99 }),
});

describe('mergeLines', { tags: ['P2'] }, () => {
  it('adds up the lines of one SKU, with the position and fields of the first', () => {
    const lines = [
      { skuUuid: 'b', quantity: 1, note: 'first' },
      { skuUuid: 'a', quantity: 2, note: 'other' },
      { skuUuid: 'b', quantity: 3, note: 'second' },
    ];
    expect(mergeLines(lines)).toEqual([
      { skuUuid: 'b', quantity: 4, note: 'first' },
      { skuUuid: 'a', quantity: 2, note: 'other' },
    ]);
  });

  it('loses and doubles nothing, and is idempotent', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const merged = mergeLines(lines);
        for (const { skuUuid } of lines) {
          const demand = lines.filter((one) => one.skuUuid === skuUuid).reduce((sum, one) => sum + one.quantity, 0);
          expect(merged.filter((one) => one.skuUuid === skuUuid)).toEqual([{ skuUuid, quantity: demand }]);
        }
        expect(mergeLines(merged)).toEqual(merged);
      }),
      { numRuns: 2000 },
    );
  });

  it('merges a guest cart the same before or after another', () => {
    const byName = (a: { skuUuid: string }, b: { skuUuid: string }) => (a.skuUuid < b.skuUuid ? -1 : 1);
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (guest, member) => {
        const one = mergeLines([...guest, ...member]).toSorted(byName);
        expect(mergeLines([...member, ...guest]).toSorted(byName)).toEqual(one);
      }),
      { numRuns: 500 },
    );
  });

  it.each([0, -1, 0.5, Number.NaN])('refuses a line of %s units', (quantity) => {
    expect(() => mergeLines([{ skuUuid: 'a', quantity }])).toThrow(RangeError);
  });
});

describe('cartTotals', () => {
  it('counts all units for the badge, but only selected and available ones in the sum', () => {
    const common = { price: minor(1990), quantity: 2 };
    expect(
      cartTotals([
        { ...common, isSelected: true, status: 'available' },
        { ...common, isSelected: false, status: 'available' },
        { ...common, isSelected: true, status: 'soldOut' },
        { ...common, isSelected: true, status: 'insufficient' },
      ]),
    ).toEqual({ unitCount: 8, selectedUnits: 2, selectedGoods: 3980 });
  });

  it('is zero for an empty cart', () => {
    expect(cartTotals([])).toEqual({ unitCount: 0, selectedUnits: 0, selectedGoods: 0 });
  });
});
