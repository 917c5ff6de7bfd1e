import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SHOP } from '../contract/shop.ts';
import { minor } from '../money/minor.ts';
import { toCouponLines } from './coupon.ts';
import { type CartPricingInput, priceCart } from './priceCart.ts';
import { priceWithCoupons } from './priceWithCoupons.ts';

const now = Date.parse('2026-11-02T08:30:00.000Z');
const open = { startTime: '2026-11-01T00:00:00.000Z', endTime: '2026-11-11T00:00:00.000Z', status: 'claimed' };
const amountOff = (id: string, value: number, threshold = 0, categoryUuids: string[] = []) => ({
  id,
  kind: 'amount' as const,
  value,
  threshold: minor(threshold),
  cap: null,
  categoryUuids,
  ...open,
});
const mug = {
  price: minor(8900),
  quantity: 1,
  isSelected: true,
  status: 'available',
  categoryUuids: ['mugs', 'kitchen'],
};
const coupons = [amountOff('ten', 1000), amountOff('kitchen', 2000, 0, ['kitchen']), amountOff('large', 9000, 50_000)];
const price = (input: Partial<CartPricingInput<(typeof coupons)[number]>>) =>
  priceCart({ items: [mug], coupons, shop: DEFAULT_SHOP, now, ...input });

describe('priceCart', { tags: ['P12'] }, () => {
  it('uses the coupon that saves most without a choice, and charges shipping below the threshold', () => {
    const priced = price({});
    expect(priced?.coupon?.id).toBe('kitchen');
    expect(priced?.pricing).toMatchObject({ goods: 8900, discount: 2000, shipping: 1000, total: 7900 });
  });

  it.each([
    { couponUuid: 'ten', used: 'ten', total: 8900 },
    { couponUuid: null, used: undefined, total: 9900 },
    { couponUuid: 'large', used: 'kitchen', total: 7900 },
    { couponUuid: 'spent elsewhere', used: 'kitchen', total: 7900 },
  ])('with the choice $couponUuid uses $used', ({ couponUuid, used, total }) => {
    const priced = price({ couponUuid });
    expect(priced?.coupon?.id).toBe(used);
    expect(priced?.pricing.total).toBe(total);
  });

  it('leaves out lines that are not selected or cannot be bought, and charges nothing for none', () => {
    const items = [
      { ...mug, isSelected: false },
      { ...mug, status: 'insufficient' },
    ];
    expect(price({ items })?.pricing).toMatchObject({ goods: 0, discount: 0, shipping: 0, total: 0 });
  });

  it('has no price if a line has no categories and a coupon is limited to some', () => {
    const items = [{ ...mug, categoryUuids: undefined }];
    expect(price({ items })).toBeNull();
    expect(price({ items, coupons: [amountOff('ten', 1000)] })?.pricing.total).toBe(8900);
  });

  it('has a price if only a line that cannot be bought has no categories', () => {
    const items = [mug, { ...mug, status: 'delisted', categoryUuids: undefined }];
    expect(price({ items })?.pricing.total).toBe(7900);
  });

  it('has the same savings as the checkout of the same lines, coupons and shipping', () => {
    const item = fc.record({
      price: fc.nat(30_000).map(minor),
      originalPrice: fc.option(fc.nat(40_000).map(minor)),
      quantity: fc.integer({ min: 1, max: 9 }),
      isSelected: fc.boolean(),
      status: fc.constantFrom('available', 'available', 'insufficient', 'soldOut'),
      categoryUuids: fc.subarray(['mugs', 'kitchen']),
    });
    const freeShipping = { ...amountOff('post', 0), kind: 'freeShipping' as const };
    fc.assert(
      fc.property(
        fc.array(item),
        fc.subarray([...coupons, freeShipping]),
        fc.constantFrom('standard' as const, 'express' as const),
        (items, held, shippingMethod) => {
          const bought = items.filter(({ isSelected, status }) => isSelected && status === 'available');
          const lines = toCouponLines(bought.map(({ quantity, ...sku }) => ({ sku, quantity })));
          const checkout = priceWithCoupons({ lines, coupons: held, shippingMethod, shop: DEFAULT_SHOP, now });
          const reductions = bought.map(({ price, originalPrice, quantity }) =>
            Math.max(0, ((originalPrice ?? price) - price) * quantity),
          );
          const couponSaving = checkout.pricing.coupon?.saving ?? 0;
          expect(checkout.pricing.savings).toBe(reductions.reduce((sum, part) => sum + part, couponSaving));
          expect(priceCart({ items, coupons: held, shippingMethod, shop: DEFAULT_SHOP, now })?.pricing).toEqual(
            checkout.pricing,
          );
        },
      ),
    );
  });

  it('charges the chosen shipping method', () => {
    expect(price({ couponUuid: null, shippingMethod: 'express' })?.pricing.shipping).toBe(1800);
  });
});
