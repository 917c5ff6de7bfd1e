import { claimCoupon as claimCall, listCoupons, toPaged, validateCoupon } from '@mallard/domain/contract';
import { compareCoupons, toCouponLines } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { handle, handleMember, type OfflineRoute } from '../calls/offlineCall.ts';
import { pageOf } from '../calls/pageOf.ts';
import { claimCoupon, type HeldCoupon, judgeCoupon, readCoupons, toCoupon } from '../coupons/heldCoupons.ts';
import { availableOf, readDemand } from '../goods/demand.ts';

export const couponsRoutes: OfflineRoute[] = [
  handle(listCoupons, ({ query }, call) => {
    // Whoever sends a token that is over must hear of it, or would be shown their own coupons as not claimed.
    if (call.who === null && (query.scope !== 'all' || call.raw.headers.has('authorization')))
      throw refuse('UNAUTHORIZED');
    const all = readCoupons(call, call.who?.user.id ?? null)
      .filter((held) => isIn(query.scope, held, call.now))
      .map((held) => toCoupon(held, call, call.locale))
      .toSorted(compareCoupons);
    const page = { pageNumber: query.pageNumber, pageSize: query.pageSize };
    return toPaged(pageOf(all, page), all.length, page);
  }),
  handleMember(claimCall, ({ params }, call) =>
    toCoupon(claimCoupon(call, call.who.user.id, params.id), call, call.locale),
  ),
  handleMember(validateCoupon, ({ params, body }, call) => {
    const held = readCoupons(call, call.who.user.id).find(({ coupon }) => coupon.id === params.id);
    if (!held) throw refuse.notFound();
    const lines = toCouponLines(availableOf(call, readDemand(call, body.items)));
    return judgeCoupon(held, lines, 'standard', call.now);
  }),
];

function isIn(
  scope: 'all' | 'claimed' | 'used' | 'expired',
  { coupon: { startsAt, endsAt }, claim }: HeldCoupon,
  now: number,
): boolean {
  switch (scope) {
    case 'all':
      return startsAt <= now && endsAt > now;
    case 'claimed':
      return claim?.status === 'claimed' && endsAt > now;
    case 'used':
      return claim?.status === 'used';
    case 'expired':
      return claim?.status === 'claimed' && endsAt <= now;
  }
}
