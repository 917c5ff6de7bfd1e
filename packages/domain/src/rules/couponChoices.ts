import { type Minor, minor } from '../money/minor.ts';
import type { ListedCoupon } from './compareCoupons.ts';
import {
  type CouponEvaluation,
  type CouponLine,
  type CouponRefusal,
  type CouponTerms,
  evaluateShippedCoupon,
  isKnownCoupon,
  toVerdict,
} from './coupon.ts';
import type { ShippingMethod, ShippingRules } from './shipping.ts';
import { sortCoupons } from './sortCoupons.ts';

/** Maximum number of coupons in a preview. */
const MAX_CHOICES = 100;

/** The order for which coupons are evaluated. */
export interface CouponChoicesInput<Coupon> {
  lines: readonly CouponLine[];
  /** The shopper's claimed coupons. */
  claimed: readonly Coupon[];
  /** Coupons of the claim centre that the shopper has not claimed, sold-out ones included. */
  unclaimed: readonly Coupon[];
  shippingMethod: ShippingMethod;
  shop: ShippingRules;
  /** The server's time, milliseconds since 1970. */
  now: number;
}

/** A coupon with its effect on an order. */
export interface CouponChoice<Coupon> {
  coupon: Coupon;
  isUsable: boolean;
  /**
   * Why it cannot be used: `NOT_CLAIMED` for a coupon that could be used once it is claimed, `null` for a usable coupon, and for a
   * sold-out one, whose `status` says why.
   */
  reason: CouponRefusal | 'NOT_CLAIMED' | null;
  /** Its discount, actual or possible, in minor units. */
  saving: Minor;
}

/**
 * Lists the coupons of an order for every screen that chooses one: the usable ones, those that can be claimed and would save
 * something, the others with the reason, and sold-out ones last. Each part is in the order of {@link sortCoupons}. Leaves out coupons
 * that are used or over, and kinds that this version does not know.
 *
 * @example couponChoices({ lines, claimed, unclaimed, shippingMethod: 'standard', shop, now: Date.now() })
 */
export function couponChoices<Coupon extends CouponTerms & ListedCoupon>({
  lines,
  claimed,
  unclaimed,
  shippingMethod,
  shop,
  now,
}: CouponChoicesInput<Coupon>): CouponChoice<Coupon>[] {
  const claimedIds = new Set(claimed.map(({ id }) => id));
  const all = [...claimed, ...unclaimed.filter(({ id }) => !claimedIds.has(id))].filter(isKnownCoupon);
  const entries = all.map((coupon) => ({
    coupon,
    evaluation: evaluateShippedCoupon(coupon, lines, { shippingMethod, shop }, now),
  }));
  return sortCoupons(entries)
    .filter(({ evaluation }) => evaluation.isUsable || !['USED', 'EXPIRED'].includes(evaluation.reason))
    .map(({ coupon, evaluation }) => ({ coupon, ...verdictOf(coupon, evaluation, claimedIds.has(coupon.id)) }))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MAX_CHOICES);
}

type Verdict = Omit<CouponChoice<unknown>, 'coupon'>;

function verdictOf({ status }: ListedCoupon, evaluation: CouponEvaluation, isClaimed: boolean): Verdict {
  const verdict = toVerdict(evaluation);
  if (isClaimed) return verdict;
  if (status === 'soldOut') return { isUsable: false, reason: null, saving: minor(0) };
  return { ...verdict, isUsable: false, reason: verdict.reason ?? 'NOT_CLAIMED' };
}

function rankOf({ isUsable, reason, saving }: Verdict): number {
  if (isUsable) return 0;
  if (reason === 'NOT_CLAIMED' && saving > 0) return 1;
  return reason === null ? 3 : 2;
}
