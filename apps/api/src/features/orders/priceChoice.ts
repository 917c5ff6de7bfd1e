import { type OrderPricing, priceWithCoupons, type ShippingMethod, toCouponLines } from '@mallard/domain/rules';
import { type HeldCoupon, toTerms } from '../coupons/presenter.ts';
import type { Demand } from '../skus/readDemand.ts';

/** What a shopper has chosen about the price of an order. */
export interface PriceChoice {
  /** Goods that can be bought. */
  demand: readonly Demand[];
  /** The shopper's claimed coupons. */
  held: readonly HeldCoupon[];
  /** The coupon to use; `null` for none, `undefined` for the one that saves most. */
  couponUuid: string | null | undefined;
  shippingMethod: ShippingMethod;
  now: Date;
}

/** A price, and the coupon that was asked for or found. */
interface PricedChoice {
  pricing: OrderPricing;
  /** `null` when none was wanted, none fits, or the one wanted is not in hand. */
  coupon: HeldCoupon | null;
}

/** Prices goods by the rules. Whether a coupon that changes nothing refuses the order is the caller's choice. */
export function priceChoice({ demand, held, couponUuid, shippingMethod, now }: PriceChoice): PricedChoice {
  const coupons = held.map((one) => ({ ...toTerms(one), id: one.coupon.id, held: one }));
  const lines = toCouponLines(demand);
  const { pricing, coupon } = priceWithCoupons({ lines, coupons, couponUuid, shippingMethod, now: now.getTime() });
  return { pricing, coupon: coupon?.held ?? null };
}
