import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { bestCoupon, type CouponTerms, evaluateCoupon } from './coupon.ts';

const now = Date.parse('2026-11-02T08:30:00.000Z');
const coupon: CouponTerms = {
  kind: 'amount',
  value: 2000,
  threshold: minor(10_000),
  cap: null,
  categoryUuids: [],
  startTime: '2026-11-01T00:00:00.000Z',
  endTime: '2026-11-11T00:00:00.000Z',
  status: 'claimed',
};
const tea = { price: minor(6000), quantity: 2, categoryUuids: ['food', 'tea'] };
const lamp = { price: minor(9000), quantity: 1, categoryUuids: ['home'] };

describe('evaluateCoupon', () => {
  it('discounts an amount, a percentage or the shipping', () => {
    expect(evaluateCoupon(coupon, [tea], now)).toEqual({ isUsable: true, saving: 2000 });
    const percent = { ...coupon, kind: 'percent', value: 1500 } as const;
    expect(evaluateCoupon(percent, [tea], now).saving).toBe(1800);
    expect(evaluateCoupon({ ...percent, cap: minor(500) }, [tea], now).saving).toBe(500);
    expect(evaluateCoupon({ ...coupon, kind: 'freeShipping' }, [tea], now, minor(1800)).saving).toBe(1800);
  });

  it('counts only covered products', () => {
    const forTea = { ...coupon, categoryUuids: ['tea'] };
    expect(evaluateCoupon(forTea, [tea, lamp], now)).toEqual({ isUsable: true, saving: 2000 });
    expect(evaluateCoupon({ ...forTea, value: 99_999 }, [tea, lamp], now).saving).toBe(12_000);
    expect(evaluateCoupon({ ...forTea, threshold: minor(15_000) }, [tea, lamp], now)).toEqual({
      isUsable: false,
      reason: 'BELOW_THRESHOLD',
      saving: 0,
      missing: 3000,
    });
  });

  it.each([
    ['USED', { status: 'used' }],
    ['NOT_STARTED', { startTime: '2026-11-02T08:30:00.001Z' }],
    ['EXPIRED', { endTime: '2026-11-02T08:30:00.000Z' }],
    ['CATEGORY_MISMATCH', { categoryUuids: ['shoes'] }],
    ['BELOW_THRESHOLD', { threshold: minor(12_001) }],
  ])('returns %s', (reason, terms) => {
    expect(evaluateCoupon({ ...coupon, ...terms }, [tea], now)).toMatchObject({ isUsable: false, reason, saving: 0 });
  });

  it('does not use free shipping on an order that ships free', () => {
    const free = { ...coupon, kind: 'freeShipping' } as const;
    expect(evaluateCoupon(free, [tea], now, minor(0))).toEqual({ isUsable: false, reason: 'SHIPPING_FREE', saving: 0 });
    expect(evaluateCoupon({ ...free, threshold: minor(12_001) }, [tea], now, minor(0))).toMatchObject({
      reason: 'BELOW_THRESHOLD',
    });
    expect(evaluateCoupon(coupon, [tea], now, minor(0)).isUsable).toBe(true);
  });

  it('is valid from its first instant and at exactly the threshold', () => {
    const exact = { ...coupon, startTime: new Date(now).toISOString(), threshold: minor(12_000) };
    expect(evaluateCoupon(exact, [tea], now).isUsable).toBe(true);
  });

  it('covers nothing of an empty order', () => {
    expect(evaluateCoupon({ ...coupon, threshold: minor(0) }, [], now)).toMatchObject({ reason: 'CATEGORY_MISMATCH' });
  });

  it('throws for an invalid time', () => {
    expect(() => evaluateCoupon({ ...coupon, endTime: 'soon' }, [tea], now)).toThrow(RangeError);
  });

  it.each([
    ['a negative value', { value: -5 }],
    ['a fraction of a fen', { value: 0.5 }],
    ['a value that is none', { kind: 'percent', value: Number.NaN }],
    ['more than everything', { kind: 'percent', value: 10_001 }],
    ['a negative cap', { kind: 'percent', cap: -7 }],
    ['a cap without end', { kind: 'percent', cap: Number.POSITIVE_INFINITY }],
    ['a threshold that is none', { threshold: Number.NaN }],
    ['a negative threshold', { threshold: -1 }],
    ['a kind that does not exist', { kind: 'cashback' }],
  ])('throws for %s, whether the coupon could be used or not', (_, terms) => {
    const broken = { ...coupon, ...terms } as CouponTerms;
    expect(() => evaluateCoupon(broken, [tea], now)).toThrow(RangeError);
    expect(() => evaluateCoupon({ ...broken, status: 'used' }, [tea], now)).toThrow(RangeError);
    expect(() => bestCoupon([coupon, broken], [tea], now)).toThrow(RangeError);
  });

  it('ignores the value of free shipping', () => {
    const free = { ...coupon, kind: 'freeShipping', value: Number.NaN } as const;
    expect(evaluateCoupon(free, [tea], now, minor(1000)).saving).toBe(1000);
  });
});

describe('bestCoupon', () => {
  it('chooses the largest saving, then the one that ends first, then the earlier one', () => {
    const large = { ...coupon, value: 3000, name: 'large' };
    const soon = { ...coupon, value: 3000, name: 'soon', endTime: '2026-11-03T00:00:00.000Z' };
    expect(bestCoupon([coupon, large, soon], [tea], now)).toBe(soon);
    expect(bestCoupon([{ ...large }, large], [tea], now)).not.toBe(large);
    expect(bestCoupon([{ ...coupon, status: 'used' }], [tea], now)).toBeUndefined();
    expect(bestCoupon([{ ...coupon, kind: 'freeShipping' }], [tea], now, minor(0))).toBeUndefined();
  });

  it('is at least as good as any other coupon of the list', () => {
    const some = fc.record({
      kind: fc.constantFrom('amount' as const, 'percent' as const, 'freeShipping' as const),
      value: fc.nat(10_000),
      threshold: fc.nat(30_000).map(minor),
      cap: fc.option(fc.nat(5000).map(minor)),
      categoryUuids: fc.constantFrom([], ['tea'], ['home'], ['shoes']),
      startTime: fc.constantFrom(coupon.startTime, '2027-01-01T00:00:00.000Z'),
      endTime: fc.constant('2027-02-01T00:00:00.000Z'),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), fc.nat(2000).map(minor), (coupons, fee) => {
        const savings = coupons.map((one) => evaluateCoupon(one, [tea, lamp], now, fee).saving);
        const best = bestCoupon(coupons, [tea, lamp], now, fee);
        const most = Math.max(0, ...savings);
        expect(best ? evaluateCoupon(best, [tea, lamp], now, fee).saving : 0).toBe(most);
      }),
      { numRuns: 1000 },
    );
  });
});
