import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkQuantity, clampQuantity, PURCHASE_LIMIT, quantityBound, quantityLimit } from './purchaseLimit.ts';

describe('checkQuantity', () => {
  it('returns the requested, the available and the previous quantity', () => {
    expect(checkQuantity({ asked: 3, inCart: 4, stock: 5 })).toEqual({
      ok: false,
      code: 'OUT_OF_STOCK',
      asked: 3,
      left: 1,
      inCart: 4,
    });
    expect(checkQuantity({ asked: 2, inCart: 98, stock: 500 })).toMatchObject({ code: 'PURCHASE_LIMIT', left: 1 });
    expect(checkQuantity({ asked: 1, inCart: 0, stock: 0 })).toMatchObject({ code: 'OUT_OF_STOCK', left: 0 });
    expect(checkQuantity({ asked: 6, inCart: 0, stock: 100, limit: 5 })).toMatchObject({ code: 'PURCHASE_LIMIT' });
    expect(checkQuantity({ asked: 99, inCart: 0, stock: 99 })).toEqual({ ok: true });
  });

  it('leaves exactly as much as it says', () => {
    const request = fc.record({
      asked: fc.integer({ min: 1, max: 300 }),
      inCart: fc.nat(150),
      stock: fc.nat(200),
      limit: fc.nat(120),
    });
    fc.assert(
      fc.property(request, (one) => {
        const answer = checkQuantity(one);
        expect(answer.ok).toBe(one.inCart + one.asked <= Math.min(one.stock, one.limit));
        if (answer.ok) return;
        expect(answer.left).toBeLessThan(one.asked);
        if (answer.left > 0) expect(checkQuantity({ ...one, asked: answer.left })).toEqual({ ok: true });
        expect(checkQuantity({ ...one, asked: answer.left + 1 }).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([0, -1, 1.5, Number.NaN])('throws for %s', (asked) => {
    expect(() => checkQuantity({ asked, inCart: 0, stock: 10 })).toThrow(RangeError);
  });
});

it.each([
  [3, 5, 'stock'],
  [5, 3, 'limit'],
  [5, 5, 'limit'],
] as const)('returns with stock %i and limit %i the %s as the limiting bound', (stock, limit, bound) => {
  expect(quantityBound(stock, limit)).toBe(bound);
});

describe('clampQuantity', () => {
  it('limits any number to what can be bought', () => {
    expect(clampQuantity(0, 5)).toBe(1);
    expect(clampQuantity(3.9, 5)).toBe(3);
    expect(clampQuantity(Number.NaN, 5)).toBe(1);
    expect(clampQuantity(Number.POSITIVE_INFINITY, 5)).toBe(5);
    expect(clampQuantity(4, 0)).toBe(0);
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: PURCHASE_LIMIT }), (quantity, max) => {
        const clamped = clampQuantity(quantity, max);
        expect(Number.isInteger(clamped) && clamped >= 1 && clamped <= max).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is 0 without stock', () => {
    expect(quantityLimit(-3)).toBe(0);
    expect(quantityLimit(500)).toBe(99);
    expect(quantityLimit(7, 5)).toBe(5);
  });
});
