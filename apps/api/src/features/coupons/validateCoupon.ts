import type { CouponReason } from '@mallard/domain/contract';
import { type Minor, minor } from '@mallard/domain/money';
import { type CouponLine, evaluateShippedCoupon, type ShippingMethod, toVerdict } from '@mallard/domain/rules';
import { type HeldCoupon, toTerms } from './presenter.ts';

/** What a coupon does for some goods, or why it does nothing. */
export interface CouponVerdict {
  isUsable: boolean;
  reason: CouponReason | null;
  saving: Minor;
}

/** Asks the rules about a coupon that may or may not have been claimed. */
export function judgeCoupon(
  held: HeldCoupon,
  lines: readonly CouponLine[],
  shippingMethod: ShippingMethod,
  now: Date,
): CouponVerdict {
  if (!held.claim) return { isUsable: false, reason: 'NOT_CLAIMED', saving: minor(0) };
  return toVerdict(evaluateShippedCoupon(toTerms(held), lines, shippingMethod, now.getTime()));
}
