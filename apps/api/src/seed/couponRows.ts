import { coupons as catalogue } from '@mallard/catalogue';
import { minor } from '@mallard/domain/money';
import { inCurrency, stableId } from '@mallard/offline/backend';
import type { coupons } from '../db/schema/index.ts';
import { after } from './dateOffset.ts';

/** Creates the coupon rows. */
export function couponRows(now: Date, currency: string): (typeof coupons.$inferInsert)[] {
  return catalogue.map(
    ({ slug, kind, value, threshold, cap, categorySlugs, name, startsInDays, endsInDays, total }) => ({
      id: stableId('coupon', slug),
      slug,
      name: inCurrency(name, currency),
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
