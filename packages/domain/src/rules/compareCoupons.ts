/** The part of a coupon that its order needs. */
export interface ListedCoupon {
  id: string;
  /** As in the contract; unknown values come before those that are used or expired. */
  status: string;
  /** Minor units. */
  threshold: number;
  /** ISO 8601. */
  endTime: string;
}

const ranks: Readonly<Record<string, number>> = { claimable: 0, claimed: 1, used: 3, expired: 4, soldOut: 5 };
const UNKNOWN_RANK = 2;

/**
 * Compares coupons for every list that shows them: first claimable ones, then claimed ones, sold-out ones last. A
 * claimable coupon without a threshold comes first, because a new shopper can use it on anything. Otherwise the coupon
 * that ends first comes first.
 *
 * @returns a number for `Array.prototype.sort`; 0 only for the same id
 * @example coupons.toSorted(compareCoupons)
 */
export function compareCoupons(a: ListedCoupon, b: ListedCoupon): number {
  return (
    rankOf(a) - rankOf(b) ||
    Number(isForNewcomers(b)) - Number(isForNewcomers(a)) ||
    Date.parse(a.endTime) - Date.parse(b.endTime) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

function rankOf({ status }: ListedCoupon): number {
  return ranks[status] ?? UNKNOWN_RANK;
}

/** Returns whether a coupon can be claimed and used on anything. */
export function isForNewcomers({ status, threshold }: ListedCoupon): boolean {
  return status === 'claimable' && threshold === 0;
}
