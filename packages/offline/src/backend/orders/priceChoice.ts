import type { OrderPricing, ShippingMethod, SkuLine } from '@mallard/domain/rules';
import { priceWithCoupons, toCouponLines } from '@mallard/domain/rules';
import type { OpenShop } from '../calls/offlineCall.ts';
import { toTerms, type UserCoupon } from '../coupons/userCoupons.ts';
import type { Demand } from '../inventory/demand.ts';

/** The choices that determine a price. */
export interface Choice {
  items: readonly SkuLine[];
  shippingMethod: ShippingMethod;
  /** The coupon to use; `null` for none, `undefined` for the one that saves most. */
  couponUuid?: string | null | undefined;
}

/**
 * A price with the coupon that was chosen or found: `null` if none was chosen, none can be used, or it is not claimed.
 */
interface PricedChoice {
  pricing: OrderPricing;
  coupon: UserCoupon | null;
}

/**
 * Prices lines by the rules. The caller decides whether an unusable coupon refuses the order.
 *
 * @param demand units that can be bought
 * @param claimed the shopper's claimed coupons
 */
export function priceChoice(
  { shippingMethod, couponUuid }: Choice,
  demand: readonly Demand[],
  claimedCoupons: readonly UserCoupon[],
  { now, settings }: Pick<OpenShop, 'now' | 'settings'>,
): PricedChoice {
  const coupons = claimedCoupons.map((claimedCoupon) => ({
    ...toTerms(claimedCoupon),
    id: claimedCoupon.coupon.id,
    userCoupon: claimedCoupon,
  }));
  const lines = toCouponLines(demand);
  const shop = settings.shopSettings;
  const { pricing, coupon } = priceWithCoupons({ lines, coupons, couponUuid, shippingMethod, shop, now });
  return { pricing, coupon: coupon?.userCoupon ?? null };
}
