import type { Minor } from '../money/minor.ts';
import type { ListedCoupon } from './compareCoupons.ts';
import { type CouponLine, type CouponRefusal, type CouponTerms, evaluateShippedCoupon, toVerdict } from './coupon.ts';
import type { ShippingMethod } from './shipping.ts';
import { sortCoupons } from './sortCoupons.ts';

/** Most coupons that an order's preview lists. */
const MAX_CHOICES = 100;

/** What the coupons of a list are evaluated for. */
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

/** A coupon with what it does for an order. */
export interface CouponChoice<Coupon> {
  coupon: Coupon;
  isUsable: boolean;
  /** Why it cannot be used; `NOT_CLAIMED` for a coupon that would save something once it is claimed. */
  reason: CouponRefusal | 'NOT_CLAIMED' | null;
  /** What it saves, or would save, in minor units. */
  saving: Minor;
}

/**
 * Lists the coupons to choose from for an order: the claimed ones, then those that can be claimed and would save something.
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
