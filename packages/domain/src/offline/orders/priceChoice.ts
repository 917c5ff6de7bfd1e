import { multiplyMinor, sumMinor } from '../../money/arithmetic.ts';
import { minor } from '../../money/minor.ts';
import type { SkuLine } from '../../rules/cart.ts';
import { bestCoupon } from '../../rules/coupon.ts';
import { type OrderPricing, priceOrder } from '../../rules/orderPricing.ts';
import { type ShippingMethod, shippingFee } from '../../rules/shipping.ts';
import { type HeldCoupon, toTerms } from '../coupons/heldCoupons.ts';
import { type Demand, toCouponLines } from '../goods/demand.ts';

/** What somebody thinks of ordering. */
export interface Choice {
  items: readonly SkuLine[];
  shippingMethod: ShippingMethod;
  /** The coupon to use; `null` for none, `undefined` for the one that saves most. */
  couponUuid?: string | null | undefined;
}

/** A price, and the coupon that was asked for or found: `null` when none was wanted, none fits, or it is not in hand. */
export interface PricedChoice {
  pricing: OrderPricing;
  coupon: HeldCoupon | null;
}

/**
 * Prices goods by the rules. Whether a coupon that changes nothing refuses the order is the caller's choice.
 *
 * @param demand goods that can be bought
 * @param held   the shopper's claimed coupons
 */
export function priceChoice(
  { shippingMethod, couponUuid }: Choice,
  demand: readonly Demand[],
  held: readonly HeldCoupon[],
  now: number,
): PricedChoice {
  const lines = toCouponLines(demand);
  const goods = sumMinor(lines.map(({ price, quantity }) => multiplyMinor(price, quantity)));
  const fee = lines.length === 0 ? minor(0) : shippingFee(shippingMethod, goods);
  const termed = held.map((coupon) => ({ ...toTerms(coupon), coupon }));
  const chosen =
    couponUuid === undefined
      ? bestCoupon(termed, lines, now, fee)
      : termed.find(({ coupon }) => coupon.coupon.id === couponUuid);
  return {
    pricing: priceOrder({ lines, coupon: chosen ?? null, shippingMethod, now }),
    coupon: chosen?.coupon ?? null,
  };
}
