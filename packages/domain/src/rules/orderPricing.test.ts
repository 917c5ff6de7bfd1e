import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SHOP } from '../contract/shop.ts';
import { minor } from '../money/minor.ts';
import type { CouponLine, CouponTerms } from './coupon.ts';
import { type OrderPricingInput, priceOrder } from './orderPricing.ts';

const now = Date.parse('2026-11-02T08:30:00.000Z');
const open = { startTime: '2026-11-01T00:00:00.000Z', endTime: '2026-11-11T00:00:00.000Z', status: 'claimed' };

const line = fc.record({
  price: fc.oneof(fc.nat(30_000), fc.nat(99_999_999)).map(minor),
  originalPrice: fc.option(fc.oneof(fc.nat(40_000), fc.nat(99_999_999)).map(minor)),
  quantity: fc.integer({ min: 1, max: 99 }),
  categoryUuids: fc.subarray(['tea', 'home', 'shoes']),
});
const coupon = fc.record({
  kind: fc.constantFrom('amount' as const, 'percent' as const, 'freeShipping' as const),
  value: fc.nat(10_000),
  threshold: fc.oneof(fc.constant(0), fc.nat(100_000)).map(minor),
  cap: fc.option(fc.nat(50_000).map(minor)),
  categoryUuids: fc.subarray(['tea', 'home']),
  startTime: fc.constantFrom(open.startTime, open.startTime, open.startTime, '2026-11-05T00:00:00.000Z'),
  endTime: fc.constantFrom(open.endTime, open.endTime, open.endTime, '2026-11-02T00:00:00.000Z'),
  status: fc.constantFrom('claimed', 'claimed', 'claimed', 'used'),
});
const input = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  coupon: fc.option(coupon, { freq: 5 }),
  shippingMethod: fc.constantFrom('standard' as const, 'express' as const),
  shop: fc.constant(DEFAULT_SHOP),
  now: fc.constant(now),
});

/** Calculates the price independently, in big integers. */
function oracle({ lines, coupon, shippingMethod }: OrderPricingInput) {
  const sum = (list: readonly CouponLine[]) =>
    list.reduce((all, one) => all + BigInt(one.price) * BigInt(one.quantity), 0n);
  const goods = sum(lines);
  const fee = shippingMethod === 'express' ? 1800n : goods < 19_900n ? 1000n : 0n;
  const covered = lines.filter((one) => coupon?.categoryUuids.every((id) => !one.categoryUuids.includes(id)) === false);
  const base = coupon?.categoryUuids.length === 0 ? goods : sum(covered);
  const hasGoods = coupon?.categoryUuids.length === 0 || covered.length > 0;
  const isOpen = coupon && Date.parse(coupon.startTime) <= now && now < Date.parse(coupon.endTime);
  if (!coupon || !isOpen || !hasGoods || coupon.status === 'used' || base < BigInt(coupon.threshold))
    return { goods, discount: 0n, shipping: fee };
  if (coupon.kind === 'freeShipping') return { goods, discount: 0n, shipping: 0n };
  const value = BigInt(coupon.value);
  const wanted = coupon.kind === 'amount' ? value : (base * value * 2n + 10_000n) / 20_000n;
  const bounds = [wanted, base, ...(coupon.kind === 'percent' && coupon.cap !== null ? [BigInt(coupon.cap)] : [])];
  return { goods, discount: bounds.reduce((a, b) => (a < b ? a : b)), shipping: fee };
}

describe('priceOrder', {
  tags: ['P12'],
}, () => {
  it('agrees with an independent calculation in big integers, and the total is never below 0', () => {
    fc.assert(
      fc.property(input, (one) => {
        const priced = priceOrder(one);
        const expected = oracle(one);
        expect(BigInt(priced.goods)).toBe(expected.goods);
        expect(BigInt(priced.discount)).toBe(expected.discount);
        expect(BigInt(priced.shipping)).toBe(expected.shipping);
        expect(BigInt(priced.total)).toBe(expected.goods - expected.discount + expected.shipping);
        expect(priced.total).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 5000 },
    );
  });

  it('splits the discount exactly between the covered lines, and no line becomes negative', () => {
    fc.assert(
      fc.property(input, (one) => {
        const { discount, lineShares } = priceOrder(one);
        expect(lineShares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(discount));
        one.lines.forEach(({ price, quantity, categoryUuids }, index) => {
          const share = lineShares[index] ?? Number.NaN;
          expect(share >= 0 && share <= price * quantity).toBe(true);
          const limits = one.coupon?.categoryUuids ?? [];
          if (limits.length > 0 && !categoryUuids.some((id) => limits.includes(id))) expect(share).toBe(0);
        });
      }),
      { numRuns: 3000 },
    );
  });

  it('explains the total: its steps add up to it', () => {
    fc.assert(
      fc.property(input, (one) => {
        const { total, trace } = priceOrder(one);
        const explained = trace.reduce((sum, { amount, isSaving }) => sum + (isSaving ? -amount : amount), 0);
        expect(explained).toBe(total);
        expect(trace.every(({ amount }) => amount >= 0)).toBe(true);
        expect(trace.every(({ isSaving, amount }) => !isSaving || amount > 0)).toBe(true);
        expect(new Set(trace.map(({ rule }) => rule)).size).toBe(trace.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('saves the difference to list prices and undiscounted shipping', () => {
    fc.assert(
      fc.property(input, (one) => {
        const { total, savings, trace } = priceOrder(one);
        const undiscounted = one.lines.map(({ price, originalPrice, quantity }) =>
          BigInt(Math.max(originalPrice ?? 0, price) * quantity),
        );
        const fee = trace.find(({ rule }) => rule === 'SHIPPING_FEE')?.amount ?? 0;
        expect(BigInt(savings)).toBe(undiscounted.reduce((sum, part) => sum + part, BigInt(fee - total)));
      }),
      { numRuns: 1000 },
    );
  });

  it('never costs more with a coupon than without', () => {
    fc.assert(
      fc.property(input, (one) => {
        expect(priceOrder(one).total).toBeLessThanOrEqual(priceOrder({ ...one, coupon: null }).total);
      }),
      { numRuns: 1000 },
    );
  });

  const tea = { price: minor(9950), quantity: 2, categoryUuids: ['tea'] };
  const terms: CouponTerms = {
    kind: 'amount',
    value: 3000,
    threshold: minor(0),
    cap: null,
    categoryUuids: [],
    ...open,
  };

  it('ships free from ¥199.00, also with a coupon', () => {
    const cheaper = { ...tea, price: minor(9949) };
    expect(priceOrder({ lines: [tea], shippingMethod: 'standard', shop: DEFAULT_SHOP, now }).shipping).toBe(0);
    expect(priceOrder({ lines: [cheaper], shippingMethod: 'standard', shop: DEFAULT_SHOP, now }).shipping).toBe(1000);
    expect(priceOrder({ lines: [tea], shippingMethod: 'express', shop: DEFAULT_SHOP, now }).shipping).toBe(1800);
    expect(
      priceOrder({ lines: [tea], coupon: terms, shippingMethod: 'standard', shop: DEFAULT_SHOP, now }),
    ).toMatchObject({
      goods: 19_900,
      discount: 3000,
      shipping: 0,
      total: 16_900,
      trace: [
        { rule: 'GOODS', amount: 19_900, isSaving: false },
        { rule: 'COUPON', amount: 3000, isSaving: true },
        { rule: 'SHIPPING_FREE_FROM', amount: 0, isSaving: false },
      ],
    });
  });

  it('takes free shipping off the shipping fee, not off the products', () => {
    const free = { ...terms, kind: 'freeShipping' } as const;
    expect(
      priceOrder({ lines: [tea], coupon: free, shippingMethod: 'express', shop: DEFAULT_SHOP, now }),
    ).toMatchObject({
      discount: 0,
      shipping: 0,
      total: 19_900,
      lineShares: [0],
    });
  });

  it('ignores a coupon that cannot be used, and says why', () => {
    const priced = priceOrder({
      lines: [tea],
      coupon: { ...terms, status: 'used' },
      shippingMethod: 'express',
      shop: DEFAULT_SHOP,
      now,
    });
    expect(priced).toMatchObject({ total: 21_700, coupon: { isUsable: false, reason: 'USED' } });
  });

  it('costs nothing for an empty order', () => {
    expect(priceOrder({ lines: [], coupon: terms, shippingMethod: 'express', shop: DEFAULT_SHOP, now }).total).toBe(0);
  });

  it.each([[{ ...tea, quantity: -1 }], [{ ...tea, quantity: 0.5 }], [{ ...tea, price: 0.1 as never }]])(
    'throws for %j',
    (bad) => {
      expect(() => priceOrder({ lines: [bad], shippingMethod: 'standard', shop: DEFAULT_SHOP, now })).toThrow(
        RangeError,
      );
    },
  );
});
