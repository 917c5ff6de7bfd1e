import {
  type OrderPricing,
  priceWithCoupons,
  type ShippingMethod,
  type ShippingRules,
  toCouponLines,
} from '@mallard/domain/rules';
import { toTerms, type UserCoupon } from '../coupons/presenter.ts';
import type { Demand } from '../skus/readDemand.ts';

/** Input of the price calculation of an order. */
export interface PriceChoice {
  /** SKUs with quantities that can be bought. */
  demand: readonly Demand[];
  /** Claimed coupons of the user. */
  claimedCoupons: readonly UserCoupon[];
  /** Coupon to use; `null` for none, `undefined` for the one with the highest discount. */
  couponUuid: string | null | undefined;
  shippingMethod: ShippingMethod;
  shop: ShippingRules;
  now: Date;
}

/** Price with the selected or best coupon. */
interface PricedChoice {
  pricing: OrderPricing;
  /** `null` if none was selected or applies, or if the selected coupon is not claimed. */
  coupon: UserCoupon | null;
}

/** Calculates the price by the rules. The caller decides whether a coupon without effect is an error. */
export function priceChoice({
  demand,
  claimedCoupons,
  couponUuid,
  shippingMethod,
  shop,
  now,
}: PriceChoice): PricedChoice {
  const coupons = claimedCoupons.map((userCoupon) => ({
    ...toTerms(userCoupon),
    id: userCoupon.coupon.id,
    userCoupon,
  }));
  const lines = toCouponLines(demand);
  const { pricing, coupon } = priceWithCoupons({
    lines,
    coupons,
    couponUuid,
    shippingMethod,
    shop,
    now: now.getTime(),
  });
  return { pricing, coupon: coupon?.userCoupon ?? null };
}
