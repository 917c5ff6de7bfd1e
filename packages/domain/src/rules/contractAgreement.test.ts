import { describe, expect, it } from 'vitest';
import { couponKinds, couponReasons } from '../contract/coupons.ts';
import * as contract from '../contract/orders.ts';
import { minor } from '../money/minor.ts';
import { type CouponTerms, couponRefusals, evaluateCoupon } from './coupon.ts';
import { priceRules } from './orderPricing.ts';
import { orderStatuses } from './orderStatus.ts';
import { shippingMethods } from './shipping.ts';

describe('the rules and the contract', () => {
  it('have the same shipping methods', () => {
    expect(shippingMethods).toEqual(contract.shippingMethods);
  });

  it('have the same kinds of coupons, and the contract has every refusal', () => {
    const kinds: readonly CouponTerms['kind'][] = couponKinds;
    for (const kind of kinds) {
      const terms = { kind, value: 100, threshold: minor(0), cap: null, categoryUuids: [] };
      const open = { startTime: '2026-11-01T00:00:00.000Z', endTime: '2026-11-11T00:00:00.000Z' };
      const goods = { price: minor(500), quantity: 1, categoryUuids: [] };
      const now = Date.parse('2026-11-02T00:00:00.000Z');
      expect(evaluateCoupon({ ...terms, ...open }, [goods], now, minor(1000)).saving).toBeGreaterThan(0);
    }
    expect(couponReasons).toEqual(expect.arrayContaining([...couponRefusals]));
  });

  it('have a tab for every status, and the name of every price rule fits', () => {
    expect(contract.orderTabs).toEqual(['all', ...orderStatuses]);
    for (const rule of priceRules) expect(rule.length).toBeLessThanOrEqual(40);
  });
});
