import { refuse } from '@mallard/domain/serving';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponClaims, coupons } from '../../db/schema/index.ts';

/**
 * Marks a claimed coupon as used by an existing order.
 *
 * @throws {Refusal} COUPON_UNUSABLE when another order already used it
 */
export async function redeemCoupon(tx: Database, claimId: string, orderId: string, now: Date): Promise<void> {
  const [claim] = await tx
    .update(couponClaims)
    .set({ status: 'used', orderId, usedAt: now })
    .where(and(eq(couponClaims.id, claimId), eq(couponClaims.status, 'claimed')))
    .returning({ couponId: couponClaims.couponId });
  const [coupon] = claim
    ? await tx
        .update(coupons)
        .set({ used: sql`${coupons.used} + 1` })
        .where(and(eq(coupons.id, claim.couponId), lt(coupons.used, coupons.claimed)))
        .returning({ id: coupons.id })
    : [];
  if (!coupon) throw refuse('COUPON_UNUSABLE', { details: { reason: 'USED' } });
}

/** Restores the coupon of an order. Does nothing if the order used none, or if it was restored before. */
export async function restoreCoupon(tx: Database, orderId: string): Promise<void> {
  const returned = await tx
    .update(couponClaims)
    .set({ status: 'claimed', orderId: null, usedAt: null })
    .where(eq(couponClaims.orderId, orderId))
    .returning({ couponId: couponClaims.couponId });
  for (const { couponId } of returned)
    await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.id, couponId));
}
