import { type Paged, toPaged } from '@mallard/domain/contract';
import { and, asc, count, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponClaims, coupons } from '../../db/schema/index.ts';
import type { HeldCoupon } from './toCoupon.ts';

export type CouponScope = 'all' | 'claimed' | 'used' | 'expired';

/** Which page of which coupons. */
export interface CouponList {
  scope: CouponScope;
  pageNumber: number;
  pageSize: number;
}

// Nobody has this id, so the claims of somebody who is not signed in are none.
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * A page of coupons, those that end first first: with `all` the ones that can be used now, with the shopper's claims beside
 * them, else the shopper's own of one state.
 */
export async function readCoupons(
  db: Database,
  userId: string | null,
  { scope, ...page }: CouponList,
  now: Date,
): Promise<Paged<HeldCoupon>> {
  const isOwnClaim = and(eq(couponClaims.couponId, coupons.id), eq(couponClaims.userId, userId ?? NOBODY));
  const where = isInScope(scope, now);
  const items = await db
    .select({ coupon: coupons, claim: couponClaims })
    .from(coupons)
    .leftJoin(couponClaims, isOwnClaim)
    .where(where)
    .orderBy(asc(coupons.endsAt), asc(coupons.id))
    .limit(page.pageSize)
    .offset((page.pageNumber - 1) * page.pageSize);
  const [counted] = await db.select({ all: count() }).from(coupons).leftJoin(couponClaims, isOwnClaim).where(where);
  return toPaged(items, counted?.all ?? 0, page);
}

/** One coupon with the shopper's claim, if there are such. */
export async function readCoupon(db: Database, userId: string, couponId: string): Promise<HeldCoupon | undefined> {
  const [held] = await db
    .select({ coupon: coupons, claim: couponClaims })
    .from(coupons)
    .leftJoin(couponClaims, and(eq(couponClaims.couponId, coupons.id), eq(couponClaims.userId, userId)))
    .where(eq(coupons.id, couponId));
  return held;
}

/** Coupons that the shopper has claimed and not used, those that end first first. */
export function readClaimedCoupons(db: Database, userId: string): Promise<HeldCoupon[]> {
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
