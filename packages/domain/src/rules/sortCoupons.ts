import { type Minor, minor } from '../money/minor.ts';
import { compareCoupons, isForNewcomers, type ListedCoupon } from './compareCoupons.ts';
import { type CouponLine, type CouponTerms, evaluateCoupon } from './coupon.ts';

/** What a coupon would do for an order. */
interface CouponFit {
  /** Minor units. */
  saving: number;
  /** How much more the products would have to cost, minor units; `undefined` where that is not what is missing. */
  missing?: number | undefined;
}

/**
 * Sorts coupons for a list beside an order: first those that save something now, then those below their threshold, the nearest
 * first, then the others. Among those that save something, one without a threshold that can be claimed comes first, because a
 * newcomer can use it on anything; then the greatest saving. Equal ones are ordered by {@link compareCoupons}. A coupon that can
 * be claimed counts as claimed.
 *
 * @param entries the coupons, with whatever else is known of each
 * @param lines the chosen products
 * @param now milliseconds since 1970
 * @param shippingFee what shipping costs without a coupon, minor units
 * @example sortCoupons(preview.coupons, lines, now(), shippingFee('standard', amounts.goods))
 */
export function sortCoupons<Entry extends { readonly coupon: CouponTerms & ListedCoupon }>(
  entries: readonly Entry[],
  lines: readonly CouponLine[],
  now: number,
  shippingFee: Minor = minor(0),
): Entry[] {
  return entries
    .map((entry) => ({ entry, ...fitOf(entry.coupon, lines, now, shippingFee) }))
    .toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        Number(isNewcomerCoupon(b)) - Number(isNewcomerCoupon(a)) ||
        b.saving - a.saving ||
        (a.missing ?? 0) - (b.missing ?? 0) ||
        compareCoupons(a.entry.coupon, b.entry.coupon),
    )
    .map(({ entry }) => entry);
}

function rankOf({ saving, missing }: CouponFit): number {
  if (saving > 0) return 0;
  return missing === undefined ? 2 : 1;
}

function isNewcomerCoupon({ saving, entry }: CouponFit & { entry: { coupon: ListedCoupon } }): boolean {
  return saving > 0 && isForNewcomers(entry.coupon);
}

/** A coupon of a kind that this version doesn't know fits nothing. */
function fitOf(...input: Parameters<typeof evaluateCoupon>): CouponFit {
  try {
    const evaluation = evaluateCoupon(...input);
    return { saving: evaluation.saving, missing: evaluation.isUsable ? undefined : evaluation.missing };
  } catch (caught) {
    if (caught instanceof RangeError) return { saving: 0 };
    throw caught;
  }
}
