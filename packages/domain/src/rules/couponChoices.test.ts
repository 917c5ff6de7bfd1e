import { expect, it } from 'vitest';
import { DEFAULT_SHOP } from '../contract/shop.ts';
import { minor } from '../money/minor.ts';
import type { CouponLine, CouponTerms } from './coupon.ts';
import { couponChoices } from './couponChoices.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const lines: CouponLine[] = [{ price: minor(6000), quantity: 1, categoryUuids: ['mugs', 'kitchen'] }];

const coupon = (id: string, terms: Partial<CouponTerms> & { status: string }) => ({
  id,
  kind: 'amount' as const,
  value: 1000,
  threshold: minor(0),
  cap: null,
  categoryUuids: [],
  startTime: '2026-11-01T00:00:00Z',
  endTime: '2026-12-01T00:00:00Z',
  ...terms,
});
type Listed = ReturnType<typeof coupon>;

const choicesOf = (claimed: Listed[], unclaimed: Listed[]) =>
  couponChoices({ lines, claimed, unclaimed, shippingMethod: 'standard', shop: DEFAULT_SHOP, now }).map((choice) => [
    choice.coupon.id,
    choice.isUsable,
    choice.reason,
    choice.saving,
  ]);

it('lists usable coupons, then those to claim, then the others with the reason, and sold-out ones last', () => {
  const claimed = [
    coupon('claimed from 90', { status: 'claimed', threshold: minor(9000) }),
    coupon('later', { status: 'claimed', startTime: '2026-11-25T00:00:00Z' }),
    coupon('five', { status: 'claimed', value: 500 }),
    coupon('ten', { status: 'claimed' }),
  ];
  const unclaimed = [
    coupon('sold out', { status: 'soldOut', value: 5000 }),
    coupon('plates', { status: 'claimable', categoryUuids: ['plates'] }),
    coupon('from 70', { status: 'claimable', threshold: minor(7000) }),
    coupon('twenty', { status: 'claimable', value: 2000 }),
  ];
  expect(choicesOf(claimed, unclaimed)).toEqual([
    ['ten', true, null, 1000],
    ['five', true, null, 500],
    ['twenty', false, 'NOT_CLAIMED', 2000],
    ['from 70', false, 'BELOW_THRESHOLD', 0],
    ['claimed from 90', false, 'BELOW_THRESHOLD', 0],
    ['plates', false, 'CATEGORY_MISMATCH', 0],
    ['later', false, 'NOT_STARTED', 0],
    ['sold out', false, null, 0],
  ]);
});

it('leaves out coupons that are used, over or of an unknown kind', () => {
  const claimed = [
    coupon('used', { status: 'used' }),
    coupon('over', { status: 'claimed', endTime: '2026-11-20T12:00:00Z' }),
    Object.assign(coupon('gift', { status: 'claimed' }), { kind: 'gift' as 'amount' }),
    coupon('ten', { status: 'claimed' }),
  ];
  expect(choicesOf(claimed, [])).toEqual([['ten', true, null, 1000]]);
});

it('lists a coupon once that is in both lists, as claimed', () => {
  expect(choicesOf([coupon('ten', { status: 'claimed' })], [coupon('ten', { status: 'claimable' })])).toEqual([
    ['ten', true, null, 1000],
  ]);
});
