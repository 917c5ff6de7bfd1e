import { refuse } from '@mallard/domain/serving';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponClaims, coupons } from '../../db/schema/index.ts';
import { notifyOfCoupon } from '../notifications/notify.ts';
import type { UserCoupon } from './presenter.ts';

/**
 * Claims a coupon for a user.
 *
 * @throws {Refusal} NOT_FOUND, COUPON_UNUSABLE outside its validity period, COUPON_CLAIMED on a second claim, COUPON_SOLD_OUT
 */
export async function claimCoupon(tx: Database, userId: string, couponId: string, now: Date): Promise<UserCoupon> {
  const [existingCoupon] = await tx.select().from(coupons).where(eq(coupons.id, couponId));
  if (!existingCoupon) throw refuse.notFound();
  if (now < existingCoupon.startsAt) throw refuse('COUPON_UNUSABLE', { details: { reason: 'NOT_STARTED' } });
  if (now >= existingCoupon.endsAt) throw refuse('COUPON_UNUSABLE', { details: { reason: 'EXPIRED' } });
  const [claim] = await tx
    .insert(couponClaims)
    .values({ userId, couponId, claimedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!claim) throw refuse('COUPON_CLAIMED');
  // Last, to keep the lock short: all users who claim this coupon wait for this row.
  const [coupon] = await tx
    .update(coupons)
    .set({ claimed: sql`${coupons.claimed} + 1` })
    .where(and(eq(coupons.id, couponId), lt(coupons.claimed, coupons.total)))
    .returning();
  if (!coupon) throw refuse('COUPON_SOLD_OUT');
  await notifyOfCoupon(tx, userId, coupon.name, now);
  return { coupon, claim };
}
