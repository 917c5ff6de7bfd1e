import { describe, expect, it } from 'vitest';
import { DEFAULT_SHOP } from '../contract/shop.ts';
import { expectedArrival } from './shipping.ts';

const DAY_MS = 86_400_000;

describe('the expected arrival of a parcel', () => {
  it('depends on the payment and the shipping method', () => {
    const paidAt = 1_000_000;
    for (const status of ['unshipped', 'shipped']) {
      const [from, to] = [paidAt + 2 * DAY_MS, paidAt + 5 * DAY_MS];
      expect(expectedArrival({ status, shippingMethod: 'standard' }, paidAt, DEFAULT_SHOP)).toEqual([from, to]);
    }
    expect(expectedArrival({ status: 'shipped', shippingMethod: 'express' }, 0, DEFAULT_SHOP)).toEqual([
      DAY_MS,
      2 * DAY_MS,
    ]);
  });

  it.each([
    ['unpaid', 'standard', null],
    ['completed', 'standard', 0],
    ['cancelled', 'express', 0],
    ['shipped', 'of a later version', 0],
  ])('is unknown for an order that is %s, by %s, paid at %s', (status, shippingMethod, paidAt) => {
    expect(expectedArrival({ status, shippingMethod }, paidAt, DEFAULT_SHOP)).toBeNull();
  });
});
