import type { Coupon, CouponReason } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { type Minor, minor } from '@mallard/domain/money';
import type { ShippingMethod, ShippingRules } from '@mallard/domain/rules';
import { type CouponLine, type CouponTerms, evaluateShippedCoupon, toVerdict } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { notifyOfCoupon } from '../notifications/notify.ts';
import type { CatalogCoupon } from '../shop/openCatalog.ts';
import { generateId } from '../state/generateIds.ts';
import type { ClaimState } from '../state/shopState.ts';

/** A coupon with its state for a shopper. */
export interface UserCoupon {
  coupon: CatalogCoupon;
  claim: ClaimState | null;
}

/** Returns all coupons with their states for the shopper. */
export function readCoupons({ catalog, state }: OpenShop, userId: string | null): UserCoupon[] {
  return catalog.coupons
    .map((coupon) => ({
      coupon,
      claim: state.claims.find((claim) => claim.userId === userId && claim.couponId === coupon.id) ?? null,
    }))
    .sort((a, b) => a.coupon.endsAt - b.coupon.endsAt || (a.coupon.id < b.coupon.id ? -1 : 1));
}

/** Returns coupons that the shopper has claimed and not used. */
export function readClaimedCoupons(shop: OpenShop, userId: string): UserCoupon[] {
  return readCoupons(shop, userId).filter(({ claim }) => claim?.status === 'claimed');
}

/** Returns the coupons that the shopper has not claimed, sold-out ones included. */
export function readUnclaimedCoupons(shop: OpenShop, userId: string): UserCoupon[] {
  return readCoupons(shop, userId).filter(
    ({ coupon, claim }) => claim === null && coupon.startsAt <= shop.now && coupon.endsAt > shop.now,
  );
}

/** The effect of a coupon on an order, or why it has none. */
interface CouponVerdict {
  isUsable: boolean;
  reason: CouponReason | null;
  saving: Minor;
}

/**
 * Claims a coupon.
 *
 * @throws {Refusal} NOT_FOUND, COUPON_UNUSABLE outside its time, COUPON_CLAIMED the second time, COUPON_SOLD_OUT
 */
export function claimCoupon(shop: OpenShop, userId: string, couponId: string): UserCoupon {
  const { catalog, state, now } = shop;
  const coupon = catalog.coupon(couponId);
  if (!coupon) throw refuse.notFound();
  if (now < coupon.startsAt) throw refuse('COUPON_UNUSABLE', { details: { reason: 'NOT_STARTED' } });
  if (now >= coupon.endsAt) throw refuse('COUPON_UNUSABLE', { details: { reason: 'EXPIRED' } });
  if (state.claims.some((claim) => claim.userId === userId && claim.couponId === couponId))
    throw refuse('COUPON_CLAIMED');
  if (remaining(shop, coupon) < 1) throw refuse('COUPON_SOLD_OUT');
  const claim: ClaimState = { id: generateId(state), userId, couponId, status: 'claimed', orderId: null };
  state.claims.push(claim);
  notifyOfCoupon(shop, userId, coupon.name);
  return { coupon, claim };
}

/** Converts a coupon to the contract's format, in one language. */
export function toCoupon(userCoupon: UserCoupon, shop: OpenShop, locale: ContentLocale): Coupon {
  const { id, name, kind, value, threshold, cap, categoryUuids, startTime, endTime } = userCoupon.coupon;
  return {
    id,
    kind,
    value,
    threshold,
    cap,
    startTime,
    endTime,
    name: name[locale],
    categoryUuids: [...categoryUuids],
    status: statusOf(userCoupon, shop),
    remaining: remaining(shop, userCoupon.coupon),
  };
}

/** Converts a coupon to terms for the rules. */
export function toTerms({ coupon, claim }: UserCoupon): CouponTerms {
  return { ...coupon, ...(claim ? { status: claim.status } : {}) };
}

/** Evaluates a coupon by the rules, whether it is claimed or not. */
export function evaluateUserCoupon(
  userCoupon: UserCoupon,
  lines: readonly CouponLine[],
  shipping: { shippingMethod: ShippingMethod; shop: ShippingRules },
  now: number,
): CouponVerdict {
  if (!userCoupon.claim) return { isUsable: false, reason: 'NOT_CLAIMED', saving: minor(0) };
  return toVerdict(evaluateShippedCoupon(toTerms(userCoupon), lines, shipping, now));
}

function remaining({ state }: OpenShop, { id, total }: CatalogCoupon): number {
  return Math.max(0, total - state.claims.filter(({ couponId }) => couponId === id).length);
}

function statusOf({ coupon, claim }: UserCoupon, shop: OpenShop): Coupon['status'] {
  if (claim?.status === 'used') return 'used';
  if (shop.now >= coupon.endsAt) return 'expired';
  if (claim) return 'claimed';
  return remaining(shop, coupon) > 0 ? 'claimable' : 'soldOut';
}
