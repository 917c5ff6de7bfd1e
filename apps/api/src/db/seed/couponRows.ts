import { coupons as catalogue } from '@mallard/catalogue';
import { minor } from '@mallard/domain/money';
import type { coupons } from '../schema/index.ts';
import { after } from './moments.ts';
import { stableId } from './stableId.ts';

/** How many of a coupon are gone already, by its slug. */
export type CouponCounts = ReadonlyMap<string, { claimed: number; used: number }>;

/** What can be claimed. */
export function couponRows(now: Date, counts: CouponCounts): (typeof coupons.$inferInsert)[] {
  return catalogue.map(
    ({ slug, kind, value, threshold, cap, categorySlugs, name, startsInDays, endsInDays, total }) => ({
      ...counts.get(slug),
      id: stableId('coupon', slug),
      slug,
      name,
      kind,
      value,
      threshold: minor(threshold),
      cap: cap === null ? null : minor(cap),
      categoryIds: categorySlugs.map((category) => stableId('category', category)),
      startsAt: after(now, { days: startsInDays }),
      endsAt: after(now, { days: endsInDays }),
      total,
    }),
  );
}
