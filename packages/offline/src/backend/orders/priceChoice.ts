import type { OrderPricing, ShippingMethod, SkuLine } from '@mallard/domain/rules';
import { priceWithCoupons, toCouponLines } from '@mallard/domain/rules';
import { type HeldCoupon, toTerms } from '../coupons/heldCoupons.ts';
import type { Demand } from '../goods/demand.ts';

/** What somebody thinks of ordering. */
export interface Choice {
  items: readonly SkuLine[];
  shippingMethod: ShippingMethod;
  /** The coupon to use; `null` for none, `undefined` for the one that saves most. */
  couponUuid?: string | null | undefined;
}

/** A price, and the coupon that was asked for or found: `null` when none was wanted, none fits, or it is not in hand. */
interface PricedChoice {
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
  const coupons = held.map((one) => ({ ...toTerms(one), id: one.coupon.id, held: one }));
  const lines = toCouponLines(demand);
  const { pricing, coupon } = priceWithCoupons({ lines, coupons, couponUuid, shippingMethod, now });
  return { pricing, coupon: coupon?.held ?? null };
}
