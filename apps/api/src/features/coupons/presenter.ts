import type { Coupon } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import type { CouponTerms } from '@mallard/domain/rules';
import type { couponClaims, coupons } from '../../db/schema/index.ts';

/** A coupon with the user's claim. */
export interface UserCoupon {
  coupon: typeof coupons.$inferSelect;
  claim: typeof couponClaims.$inferSelect | null;
}

/** Converts a coupon to the contract's shape, for one user and locale. */
export function toCoupon(userCoupon: UserCoupon, now: Date, locale: ContentLocale): Coupon {
  const { coupon } = userCoupon;
  return {
    id: coupon.id,
    name: coupon.name[locale],
    kind: coupon.kind,
    value: coupon.value,
    threshold: coupon.threshold,
    cap: coupon.cap,
    categoryUuids: coupon.categoryIds,
    startTime: coupon.startsAt.toISOString(),
    endTime: coupon.endsAt.toISOString(),
    status: statusOf(userCoupon, now),
    remaining: coupon.total - coupon.claimed,
  };
}

/** Converts a coupon to the input of the pricing rules. */
export function toTerms({ coupon, claim }: UserCoupon): CouponTerms {
  const { kind, value, threshold, cap, categoryIds, startsAt, endsAt } = coupon;
  return {
    kind,
    value,
    threshold,
    cap,
    categoryUuids: categoryIds,
    startTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
    ...(claim ? { status: claim.status } : {}),
  };
}

function statusOf({ coupon, claim }: UserCoupon, now: Date): Coupon['status'] {
  if (claim?.status === 'used') return 'used';
  if (now >= coupon.endsAt) return 'expired';
  if (claim) return 'claimed';
  return coupon.claimed < coupon.total ? 'claimable' : 'soldOut';
}
