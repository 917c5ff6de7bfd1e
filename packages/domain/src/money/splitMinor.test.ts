import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from './minor.ts';
import { splitMinor } from './splitMinor.ts';

const amounts = fc.maxSafeNat().map(minor);
const weightLists = fc
  .array(fc.oneof(fc.nat(5), fc.nat(1_000_000), fc.maxSafeNat()), { minLength: 1, maxLength: 30 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe('splitMinor', () => {
  it('gives the odd unit to the largest remainder, and to the earlier line in a tie', () => {
    expect(splitMinor(minor(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitMinor(minor(10), [1, 2, 3])).toEqual([2, 3, 5]);
    expect(splitMinor(minor(1), [0, 1, 1])).toEqual([0, 1, 0]);
    expect(splitMinor(minor(0), [4, 5])).toEqual([0, 0]);
  });

  it('adds up to exactly the amount', () => {
    fc.assert(
      fc.property(amounts, weightLists, (total, weights) => {
        const shares = splitMinor(total, weights);
        expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(total));
      }),
      { numRuns: 3000 },
    );
  });

  it('is within one unit of the exact share, and gives nothing to a line without weight', () => {
    fc.assert(
      fc.property(amounts, weightLists, (total, weights) => {
        const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
        splitMinor(total, weights).forEach((share, line) => {
          const exact = BigInt(total) * BigInt(weights[line] ?? 0);
          expect(BigInt(share) * sum).toBeGreaterThan(exact - sum);
          expect(BigInt(share) * sum).toBeLessThan(exact + sum);
          if (weights[line] === 0) expect(share).toBe(0);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('never discounts a line by more than its price, if the total is at most the sum of prices', () => {
    const goods = fc
      .array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 })
      .filter((all) => all.some((one) => one > 0));
    fc.assert(
      fc.property(goods, fc.nat(10_000), (weights, part) => {
        const sum = weights.reduce((a, b) => a + b, 0);
        const shares = splitMinor(minor(Math.floor((sum * part) / 10_000)), weights);
        shares.forEach((share, line) => {
          expect(share).toBeLessThanOrEqual(weights[line] ?? 0);
        });
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [-1, [1]],
    [0.5, [1]],
    [Number.NaN, [1]],
    [1, []],
    [1, [0, 0]],
    [1, [-1, 2]],
    [1, [0.5]],
    [1, [Number.POSITIVE_INFINITY]],
  ])('refuses to split %s by %j', (total, weights) => {
    expect(() => splitMinor(total as never, weights)).toThrow(RangeError);
  });
});
