import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponClaims, coupons } from '../../db/schema/index.ts';
import type { UserCoupon } from './presenter.ts';

export type CouponScope = 'all' | 'claimed' | 'used' | 'expired';

// Matches no user, so that requests without a user have no claims.
const NO_USER = '00000000-0000-0000-0000-000000000000';

/**
 * Reads coupons, unsorted. `all` returns valid coupons with the user's claims; other scopes return the user's coupons in one state. A
 * shop has few coupons, so they are sorted in memory by the rule in `domain`.
 */
export function readCoupons(db: Database, userId: string | null, scope: CouponScope, now: Date): Promise<UserCoupon[]> {
  const isOwnClaim = and(eq(couponClaims.couponId, coupons.id), eq(couponClaims.userId, userId ?? NO_USER));
  return db
    .select({ coupon: coupons, claim: couponClaims })
    .from(coupons)
    .leftJoin(couponClaims, isOwnClaim)
    .where(isInScope(scope, now));
}

/** Reads current coupons that the user has not claimed, including sold-out ones. */
export async function readUnclaimedCoupons(db: Database, userId: string, now: Date): Promise<UserCoupon[]> {
  return (await readCoupons(db, userId, 'all', now)).filter(({ claim }) => claim === null);
}

/** Reads a coupon with the user's claim, if they exist. */
export async function readCoupon(db: Database, userId: string, couponId: string): Promise<UserCoupon | undefined> {
  const [userCoupon] = await db
    .select({ coupon: coupons, claim: couponClaims })
    .from(coupons)
    .leftJoin(couponClaims, and(eq(couponClaims.couponId, coupons.id), eq(couponClaims.userId, userId)))
    .where(eq(coupons.id, couponId));
  return userCoupon;
}

/** Reads claimed, unused coupons of the user; those that expire first come first. */
export function readClaimedCoupons(db: Database, userId: string): Promise<UserCoupon[]> {
  return db
    .select({ coupon: coupons, claim: couponClaims })
    .from(couponClaims)
    .innerJoin(coupons, eq(coupons.id, couponClaims.couponId))
    .where(and(eq(couponClaims.userId, userId), eq(couponClaims.status, 'claimed')))
    .orderBy(asc(coupons.endsAt), asc(coupons.id));
}

function isInScope(scope: CouponScope, now: Date): SQL | undefined {
  switch (scope) {
    case 'all':
      return and(lte(coupons.startsAt, now), gt(coupons.endsAt, now));
    case 'claimed':
      return and(eq(couponClaims.status, 'claimed'), gt(coupons.endsAt, now));
    case 'used':
      return eq(couponClaims.status, 'used');
    case 'expired':
      return and(eq(couponClaims.status, 'claimed'), lte(coupons.endsAt, now));
  }
}
