import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { paged, pageFields } from './paged.ts';
import { amount, count, id, idParams, instant, listOf, quantity, text } from './scalars.ts';

export const couponKinds = ['amount', 'percent', 'freeShipping'] as const;

/** `claimable` can be claimed, `claimed` can be used, `soldOut` has none left to claim. */
export const couponStatuses = ['claimable', 'claimed', 'used', 'expired', 'soldOut'] as const;

/** Why a coupon cannot be used on an order. */
export const couponReasons = [
  'NOT_STARTED',
  'EXPIRED',
  'BELOW_THRESHOLD',
  'CATEGORY_MISMATCH',
  'SHIPPING_FREE',
  'USED',
  'NOT_CLAIMED',
] as const;
export type CouponReason = (typeof couponReasons)[number];

export const coupon = v.object({
  id,
  name: text(60, 1),
  kind: v.picklist(couponKinds),
  /** `amount`: minor units off. `percent`: basis points off (1000 = 10 %). `freeShipping`: 0. */
  value: count,
  threshold: amount,
  /** Maximum discount of a percentage. */
  cap: v.nullable(amount),
  /** Empty: everything. Otherwise only products of these categories and their descendants. */
  categoryUuids: listOf(id, 50),
  startTime: instant,
  endTime: instant,
  status: v.picklist(couponStatuses),
  /** Number left to claim. */
  remaining: count,
});
export type Coupon = v.InferOutput<typeof coupon>;

export const listCoupons = defineEndpoint({
  name: 'listCoupons',
  area: 'coupons',
  method: 'GET',
  path: '/api/coupons',
  summary: 'Coupons of the claim centre (anyone), or the shopper’s own of one state (signed in).',
  access: 'optional',
  query: v.object({
    scope: v.optional(v.picklist(['all', 'claimed', 'used', 'expired'], 'SCOPE'), 'all'),
    ...pageFields,
  }),
  data: paged(coupon),
});

export const claimCoupon = defineEndpoint({
  name: 'claimCoupon',
  area: 'coupons',
  method: 'POST',
  path: '/api/coupons/claim/:id',
  summary: 'Claims a coupon, once per user, while supplies last.',
  access: 'member',
  owns: null,
  params: idParams,
  data: coupon,
});

export const validateCoupon = defineEndpoint({
  name: 'validateCoupon',
  area: 'coupons',
  method: 'POST',
  path: '/api/coupons/validate/:id',
  summary: 'Whether a claimed coupon applies to these lines, with its discount or the reason why not.',
  access: 'member',
  owns: null,
  repeat: 'safe',
  params: idParams,
  body: v.strictObject({ items: listOf(v.strictObject({ skuUuid: id, quantity }), 100, 1) }),
  data: v.object({ isUsable: v.boolean(), reason: v.nullable(v.picklist(couponReasons)), saving: amount }),
});
