import { compareCoupons, isForNewcomers, type ListedCoupon } from './compareCoupons.ts';
import type { CouponEvaluation } from './coupon.ts';

interface EvaluatedCoupon {
  readonly coupon: ListedCoupon;
  /** The effect of the coupon on the order once it is claimed; `undefined` for a coupon of an unknown kind. */
  readonly evaluation: CouponEvaluation | undefined;
}

/**
 * Sorts coupons for a list beside an order: first those that save something now, then those below their threshold, the
 * nearest first, then the others. Among those that save something, a claimable one without a threshold comes first,
 * because a new shopper can use it on anything; then the largest saving. Equal ones are sorted by {@link
 * compareCoupons}.
 *
 * @example sortCoupons(coupons.map((coupon) => ({ coupon, evaluation: evaluateCoupon(coupon, lines, now()) })))
 */
export function sortCoupons<Entry extends EvaluatedCoupon>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      Number(isNewcomerCoupon(b)) - Number(isNewcomerCoupon(a)) ||
      savingOf(b) - savingOf(a) ||
      (missingOf(a) ?? 0) - (missingOf(b) ?? 0) ||
      compareCoupons(a.coupon, b.coupon),
  );
}

function rankOf(entry: EvaluatedCoupon): number {
  if (savingOf(entry) > 0) return 0;
  return missingOf(entry) === undefined ? 2 : 1;
}

function savingOf({ evaluation }: EvaluatedCoupon): number {
  return evaluation?.saving ?? 0;
}

function missingOf({ evaluation }: EvaluatedCoupon): number | undefined {
  return evaluation?.isUsable === false ? evaluation.missing : undefined;
}

function isNewcomerCoupon(entry: EvaluatedCoupon): boolean {
  return savingOf(entry) > 0 && isForNewcomers(entry.coupon);
}
