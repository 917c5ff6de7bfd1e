import type { Coupon, CouponReason } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { type Minor, minor } from '@mallard/domain/money';
import type { ShippingMethod } from '@mallard/domain/rules';
import { type CouponLine, type CouponTerms, evaluateShippedCoupon, toVerdict } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { notifyOfCoupon } from '../goods/notify.ts';
import type { ShelfCoupon } from '../shop/openShelf.ts';
import { drawId } from '../state/draws.ts';
import type { ClaimState } from '../state/shopState.ts';

/** A coupon, and what the shopper has done with it. */
export interface HeldCoupon {
  coupon: ShelfCoupon;
  claim: ClaimState | null;
}

/** All coupons with the shopper's claims. */
export function readCoupons({ shelf, state }: OpenShop, userId: string | null): HeldCoupon[] {
  return shelf.coupons
    .map((coupon) => ({
      coupon,
      claim: state.claims.find((claim) => claim.userId === userId && claim.couponId === coupon.id) ?? null,
    }))
    .sort((a, b) => a.coupon.endsAt - b.coupon.endsAt || (a.coupon.id < b.coupon.id ? -1 : 1));
}

/** Coupons that the shopper has claimed and not used. */
export function readClaimedCoupons(shop: OpenShop, userId: string): HeldCoupon[] {
  return readCoupons(shop, userId).filter(({ claim }) => claim?.status === 'claimed');
}

/** Coupons of the claim centre that the shopper has not claimed, sold-out ones included. */
export function readUnclaimedCoupons(shop: OpenShop, userId: string): HeldCoupon[] {
  return readCoupons(shop, userId).filter(
    ({ coupon, claim }) => claim === null && coupon.startsAt <= shop.now && coupon.endsAt > shop.now,
  );
}

/** What a coupon does for some goods, or why it does nothing. */
interface CouponVerdict {
  isUsable: boolean;
  reason: CouponReason | null;
  saving: Minor;
}

/**
 * Puts a coupon into the shopper's hand.
 *
 * @throws {Refusal} NOT_FOUND, COUPON_UNUSABLE outside its time, COUPON_CLAIMED the second time, COUPON_SOLD_OUT
 */
export function claimCoupon(shop: OpenShop, userId: string, couponId: string): HeldCoupon {
  const { shelf, state, now } = shop;
  const coupon = shelf.coupon(couponId);
  if (!coupon) throw refuse.notFound();
  if (now < coupon.startsAt) throw refuse('COUPON_UNUSABLE', { details: { reason: 'NOT_STARTED' } });
  if (now >= coupon.endsAt) throw refuse('COUPON_UNUSABLE', { details: { reason: 'EXPIRED' } });
  if (state.claims.some((claim) => claim.userId === userId && claim.couponId === couponId))
    throw refuse('COUPON_CLAIMED');
  if (remaining(shop, coupon) < 1) throw refuse('COUPON_SOLD_OUT');
  const claim: ClaimState = { id: drawId(state), userId, couponId, status: 'claimed', orderId: null };
  state.claims.push(claim);
  notifyOfCoupon(shop, userId, coupon.name);
  return { coupon, claim };
}

/** A coupon as the contract has it, in one language, for one shopper. */
export function toCoupon(held: HeldCoupon, shop: OpenShop, locale: ContentLocale): Coupon {
  const { id, name, kind, value, threshold, cap, categoryUuids, startTime, endTime } = held.coupon;
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
    status: statusOf(held, shop),
    remaining: remaining(shop, held.coupon),
  };
}

/** A coupon as the rules read it. */
export function toTerms({ coupon, claim }: HeldCoupon): CouponTerms {
  return { ...coupon, ...(claim ? { status: claim.status } : {}) };
}

/** Asks the rules about a coupon that may or may not have been claimed. */
export function judgeCoupon(
  held: HeldCoupon,
  lines: readonly CouponLine[],
  shippingMethod: ShippingMethod,
  now: number,
): CouponVerdict {
  if (!held.claim) return { isUsable: false, reason: 'NOT_CLAIMED', saving: minor(0) };
  return toVerdict(evaluateShippedCoupon(toTerms(held), lines, shippingMethod, now));
}

function remaining({ state }: OpenShop, { id, total }: ShelfCoupon): number {
  return Math.max(0, total - state.claims.filter(({ couponId }) => couponId === id).length);
}

function statusOf({ coupon, claim }: HeldCoupon, shop: OpenShop): Coupon['status'] {
  if (claim?.status === 'used') return 'used';
  if (shop.now >= coupon.endsAt) return 'expired';
  if (claim) return 'claimed';
  return remaining(shop, coupon) > 0 ? 'claimable' : 'soldOut';
}
