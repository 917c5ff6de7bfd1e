import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiplyMinor, percentOf, sumMinor } from './arithmetic.ts';
import { MAX_MINOR, minor } from './minor.ts';

const amounts = fc.integer({ min: 0, max: MAX_MINOR }).map(minor);

describe('minor', () => {
  it.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (amount) => {
    expect(() => minor(amount)).toThrow(RangeError);
  });
});

describe('multiplyMinor', () => {
  it('multiplies exactly', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 999 }), (price, quantity) => {
        expect(BigInt(multiplyMinor(price, quantity))).toBe(BigInt(price) * BigInt(quantity));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([-1, 0.5, Number.NaN])('refuses %s pieces', (quantity) => {
    expect(() => multiplyMinor(minor(100), quantity)).toThrow(RangeError);
  });

  it('refuses a result that would not be exact', () => {
    expect(() => multiplyMinor(minor(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
    expect(Object.is(multiplyMinor(minor(-5), 0), 0)).toBe(true);
  });
});

describe('sumMinor', () => {
  it('adds exactly, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 50 }), (list) => {
        const oracle = list.reduce((sum, amount) => sum + BigInt(amount), 0n);
        expect(BigInt(sumMinor(list))).toBe(oracle);
        expect(sumMinor(list.toReversed())).toBe(sumMinor(list));
      }),
      { numRuns: 1000 },
    );
  });

  it('is 0 for an empty list, and refuses a sum that would not be exact', () => {
    expect(sumMinor([])).toBe(0);
    expect(() => sumMinor([minor(Number.MAX_SAFE_INTEGER), minor(1)])).toThrow(RangeError);
  });
});

describe('percentOf', () => {
  it('rounds half a minor unit up', () => {
    expect(percentOf(minor(9990), 1500)).toBe(1499);
    expect(percentOf(minor(1), 4999)).toBe(0);
    expect(percentOf(minor(1), 5000)).toBe(1);
  });

  it('is within half a unit of the exact part, and never more than the whole', () => {
    fc.assert(
      fc.property(fc.maxSafeNat().map(minor), fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const part = percentOf(amount, basisPoints);
        const error = BigInt(part) * 10_000n - BigInt(amount) * BigInt(basisPoints);
        expect(error > -5000n && error <= 5000n).toBe(true);
        expect(part).toBeLessThanOrEqual(amount);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [-1, 100],
    [100, -1],
    [100, 10_001],
    [100, 0.5],
  ])('refuses %s and %s', (amount, basisPoints) => {
    expect(() => percentOf(amount as never, basisPoints)).toThrow(RangeError);
  });
});
