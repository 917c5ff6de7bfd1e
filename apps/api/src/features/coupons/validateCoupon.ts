import type { CouponReason } from '@mallard/domain/contract';
import { type Minor, minor } from '@mallard/domain/money';
import {
  type CouponLine,
  evaluateShippedCoupon,
  type ShippingMethod,
  type ShippingRules,
  toVerdict,
} from '@mallard/domain/rules';
import { toTerms, type UserCoupon } from './presenter.ts';

/** Discount of a coupon for some items, or the reason why it doesn't apply. */
export interface CouponEvaluation {
  isUsable: boolean;
  reason: CouponReason | null;
  saving: Minor;
}

/** Validates a coupon, claimed or not, by the pricing rules. */
export function evaluateCoupon(
  userCoupon: UserCoupon,
  lines: readonly CouponLine[],
  shipping: { shippingMethod: ShippingMethod; shop: ShippingRules },
  now: Date,
): CouponEvaluation {
  if (!userCoupon.claim) return { isUsable: false, reason: 'NOT_CLAIMED', saving: minor(0) };
  return toVerdict(evaluateShippedCoupon(toTerms(userCoupon), lines, shipping, now.getTime()));
}
