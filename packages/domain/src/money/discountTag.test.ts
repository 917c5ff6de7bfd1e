import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountTag } from './discountTag.ts';
import { MAX_MINOR, minor } from './minor.ts';

const amounts = fc.integer({ min: 0, max: MAX_MINOR }).map(minor);

describe('discountTag', () => {
  it.each([
    [8900, 12_900, { fold: '6.9', percentOff: 31 }],
    [7000, 10_000, { fold: '7', percentOff: 30 }],
    [7001, 10_000, { fold: '7.1', percentOff: 29 }],
    [9900, 10_000, { fold: '9.9', percentOff: 1 }],
    [1, 10_000, { fold: '0.1', percentOff: 99 }],
    [0, 10_000, { fold: '0', percentOff: 100 }],
  ])('labels %i instead of %i with %j', (price, original, tag) => {
    expect(discountTag(minor(price), minor(original))).toEqual(tag);
  });

  it.each([
    [9901, 10_000],
    [10_000, 10_000],
    [10_001, 10_000],
    [0, 0],
    [-1, 100],
  ])('has no label for %i instead of %i', (price, original) => {
    expect(discountTag(minor(price), minor(original))).toBeUndefined();
  });

  it('never exaggerates', () => {
    fc.assert(
      fc.property(amounts, amounts, (price, original) => {
        const tag = discountTag(price, original);
        if (!tag) return;
        expect(BigInt(tag.percentOff) * BigInt(original)).toBeLessThanOrEqual(100n * BigInt(original - price));
        const foldTenths = BigInt(Math.round(Number(tag.fold) * 10));
        expect(foldTenths * BigInt(original)).toBeGreaterThanOrEqual(100n * BigInt(price));
      }),
      { numRuns: 2000 },
    );
  });
});
