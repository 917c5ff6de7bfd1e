import { bestCoupon, type CouponLine, type CouponTerms } from './coupon.ts';
import { type OrderPricing, priceOrder } from './orderPricing.ts';
import { type ShippingMethod, type ShippingRules, shippingFeeOf } from './shipping.ts';

/** The content of an order, and the shopper's coupons. */
export interface CouponPricingInput<Coupon> {
  lines: readonly CouponLine[];
  /** The shopper's claimed coupons. */
  coupons: readonly Coupon[];
  /** The coupon to use; `null` for none, `undefined` for the one that saves most. */
  couponUuid?: string | null | undefined;
  shippingMethod: ShippingMethod;
  shop: ShippingRules;
  /** The server's time, milliseconds since 1970. */
  now: number;
}

/** A price, and the coupon that was used. */
export interface CouponPricing<Coupon> {
  pricing: OrderPricing;
  /** `null` for no coupon, if none saves anything, or if the requested one is not among the coupons. */
  coupon: Coupon | null;
}

/**
 * Prices an order with one of the shopper's coupons. Every preview and every order is priced by this function.
 *
 * @example priceWithCoupons({ lines, coupons: claimed, shippingMethod: 'standard', shop, now: Date.now() }).pricing.total
 */
export function priceWithCoupons<Coupon extends CouponTerms & { id: string }>({
  lines,
  coupons,
  couponUuid,
  shippingMethod,
  shop,
  now,
}: CouponPricingInput<Coupon>): CouponPricing<Coupon> {
  const fee = shippingFeeOf(shop, shippingMethod, lines);
  const coupon =
    couponUuid === undefined ? bestCoupon(coupons, lines, now, fee) : coupons.find(({ id }) => id === couponUuid);
  return { pricing: priceOrder({ lines, coupon: coupon ?? null, shippingMethod, shop, now }), coupon: coupon ?? null };
}
