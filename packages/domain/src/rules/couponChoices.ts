import type { Minor } from '../money/minor.ts';
import type { ListedCoupon } from './compareCoupons.ts';
import { type CouponLine, type CouponRefusal, type CouponTerms, evaluateShippedCoupon, toVerdict } from './coupon.ts';
import type { ShippingMethod } from './shipping.ts';
import { sortCoupons } from './sortCoupons.ts';

/** Maximum number of coupons in a preview. */
const MAX_CHOICES = 100;

/** The order for which coupons are evaluated. */
export interface CouponChoicesInput<Coupon> {
  lines: readonly CouponLine[];
  /** The shopper's claimed coupons. */
  claimed: readonly Coupon[];
  /** Coupons that the shopper can claim now. */
  claimable: readonly Coupon[];
  shippingMethod: ShippingMethod;
  /** The server's time, milliseconds since 1970. */
  now: number;
}

/** A coupon with its effect on an order. */
export interface CouponChoice<Coupon> {
  coupon: Coupon;
  isUsable: boolean;
  /** Why it cannot be used; `NOT_CLAIMED` for a coupon that would save something once it is claimed. */
  reason: CouponRefusal | 'NOT_CLAIMED' | null;
  /** Its discount, actual or possible, in minor units. */
  saving: Minor;
}

/**
 * Returns the coupons to choose from for an order: claimed ones, then claimable ones that would save something.
 *
 * @example couponChoices({ lines, claimed, claimable, shippingMethod: 'standard', now: Date.now() })
 */
export function couponChoices<Coupon extends CouponTerms & ListedCoupon>({
  lines,
  claimed,
  claimable,
  shippingMethod,
  now,
}: CouponChoicesInput<Coupon>): CouponChoice<Coupon>[] {
  const evaluate = (coupons: readonly Coupon[]) =>
    sortCoupons(
      coupons.map((coupon) => ({ coupon, evaluation: evaluateShippedCoupon(coupon, lines, shippingMethod, now) })),
    );
  return [
    ...evaluate(claimed).map(({ coupon, evaluation }) => ({ coupon, ...toVerdict(evaluation) })),
    ...evaluate(claimable)
      .filter(({ evaluation }) => evaluation.saving > 0)
      .map(({ coupon, evaluation: { saving } }) => ({
        coupon,
        isUsable: false,
        saving,
        reason: 'NOT_CLAIMED' as const,
      })),
  ].slice(0, MAX_CHOICES);
}
