import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentShares } from './percentShares.ts';

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 0, 0, 0, 9999],
    [1, 0, 0, 0, 99],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [1, 1, 1, 1, 996],
    [1, 1, 1, 1, 96],
  ],
  [
    [0, 1, 1, 3, 24],
    [0, 3, 3, 11, 83],
  ],
  [
    [0, 0, 2, 2, 17],
    [0, 0, 10, 10, 80],
  ],
  [
    [2, 2, 3, 3],
    [20, 20, 30, 30],
  ],
])('distributes 100 over %j', (counts, shares) => {
  expect(percentShares(counts)).toEqual(shares);
});

it('always adds up to 100, with at least 1 for positive counts, in the order of the counts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 10 }), (counts) => {
      const shares = percentShares(counts);
      fc.pre(counts.some((count) => count > 0));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      for (const [index, count] of counts.entries()) {
        expect((shares[index] ?? 0) > 0).toBe(count > 0);
        for (const [other, less] of counts.entries())
          if (less < count) expect(shares[other]).toBeLessThanOrEqual(shares[index] ?? 0);
      }
    }),
  );
});
