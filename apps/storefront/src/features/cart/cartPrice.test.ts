import { type Coupon, DEFAULT_SHOP } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { expect, it } from 'vitest';
import { sampleCoupon as coupon, sampleCartItem as line } from '../../testing/sampleCart.ts';
import { type CartChoices, type CartCoupons, cartPriceOf } from './cartPrice.ts';

const now = Date.parse('2026-11-02T08:30:00.000Z');

const priceOf = (coupons: Partial<CartCoupons>, choices: CartChoices = {}, items = [line()]) =>
  cartPriceOf(items, { status: 'ready', claimed: [], unclaimed: [], ...coupons }, choices, DEFAULT_SHOP, now);

it('takes off the best coupon, and adds the shipping fee', () => {
  expect(priceOf({ claimed: [coupon('ten'), coupon('thirty', { value: 3000 })] })).toMatchObject({
    subtotal: 5000,
    saving: 3000,
    shippingFee: 1000,
    total: 3000,
    couponUuid: 'thirty',
    excludesCoupons: false,
  });
});

it('shows what free shipping saves as a saving, so that the rows add up', () => {
  const claimed = [coupon('post', { kind: 'freeShipping', value: 0 })];
  expect(priceOf({ claimed })).toMatchObject({ subtotal: 5000, saving: 1000, shippingFee: 1000, total: 5000 });
});

it('counts reductions of list prices and the coupon as savings', () => {
  const claimed = [coupon('thirty', { value: 3000 })];
  const items = [
    line({ originalPrice: minor(6200), quantity: 2 }),
    line({ originalPrice: minor(9900), isSelected: false }),
  ];
  expect(priceOf({ claimed }, {}, items)).toMatchObject({ saving: 3000, savings: 5400, reduction: 2400 });
  expect(priceOf({ status: 'loading' }, {}, items)).toMatchObject({ savings: null, reduction: 2400 });
});

it('uses what was chosen for the checkout', () => {
  const claimed = [coupon('ten'), coupon('thirty', { value: 3000 })];
  expect(priceOf({ claimed }, { couponUuid: 'ten' })).toMatchObject({ total: 5000, couponUuid: 'ten' });
  expect(priceOf({ claimed }, { couponUuid: null, shippingMethod: 'express' })).toMatchObject({
    saving: 0,
    shippingFee: 1800,
    total: 6800,
    couponUuid: null,
  });
});

it('knows neither saving nor total while the coupons load', () => {
  expect(priceOf({ status: 'loading' })).toMatchObject({
    subtotal: 5000,
    shippingFee: 1000,
    saving: null,
    total: null,
    excludesCoupons: false,
  });
});

it('says that coupons are not in the total where they are not known', () => {
  const before = { saving: 0, total: 6000, couponUuid: null, excludesCoupons: true };
  expect(priceOf({ status: 'error' })).toMatchObject(before);
  const limited = coupon('limited', { categoryUuids: ['mugs'] });
  expect(priceOf({ claimed: [limited] }, {}, [line({ categoryUuids: undefined })])).toMatchObject(before);
  const newKind = Object.assign(coupon('new'), { kind: 'gift' });
  expect(priceOf({ claimed: [newKind] })).toMatchObject({ ...before, coupons: [] });
});

it('is final where the back end has no coupons', () => {
  expect(priceOf({ status: 'absent' })).toMatchObject({ total: 6000, excludesCoupons: false });
});

it('is nothing where no line is selected', () => {
  const items = [line({ isSelected: false }), line({ status: 'insufficient' })];
  expect(priceOf({ claimed: [coupon('ten')] }, {}, items)).toMatchObject({
    subtotal: 0,
    saving: 0,
    shippingFee: 0,
    total: 0,
  });
});

it('is certain where no line is selected, whatever the coupons', () => {
  const certain = { saving: 0, total: 0, excludesCoupons: false };
  const items = [line({ isSelected: false })];
  expect(priceOf({ status: 'loading' }, {}, items)).toMatchObject(certain);
  expect(priceOf({ status: 'error' }, {}, items)).toMatchObject(certain);
});

it('offers no choice where the total excludes coupons, because it would change nothing', () => {
  const claimed = [coupon('ten'), Object.assign(coupon('new'), { kind: 'gift' })];
  expect(priceOf({ claimed })).toMatchObject({ excludesCoupons: true, coupons: [] });
});

it('never lists a coupon that is not claimed as usable, however many coupons there are', () => {
  const many = (count: number, name: string, status: Coupon['status']) =>
    Array.from({ length: count }, (_, index) => coupon(`${name} ${index}`, { status }));
  const { coupons } = priceOf({ claimed: many(85, 'mine', 'claimed'), unclaimed: many(10, 'free', 'claimable') });
  const notClaimed = coupons.filter((one) => one.coupon.status === 'claimable');
  expect(notClaimed).toHaveLength(10);
  for (const one of notClaimed) expect(one).toMatchObject({ isUsable: false, reason: 'NOT_CLAIMED', saving: 1000 });
});

it('lists coupons as the checkout does, with the reason why some cannot be used', () => {
  const claimed = [coupon('too large', { threshold: minor(9000) }), coupon('ten')];
  const unclaimed = [
    coupon('gone', { status: 'soldOut' }),
    coupon('from 80', { threshold: minor(8000), status: 'claimable' }),
    coupon('for all', { status: 'claimable' }),
  ];
  expect(priceOf({ claimed, unclaimed }).coupons.map((one) => [one.coupon.id, one.reason])).toEqual([
    ['ten', null],
    ['for all', 'NOT_CLAIMED'],
    ['from 80', 'BELOW_THRESHOLD'],
    ['too large', 'BELOW_THRESHOLD'],
    ['gone', null],
  ]);
});
