import { claimCoupon as claimCall, listCoupons, toPaged, validateCoupon } from '@mallard/domain/contract';
import { compareCoupons, offeredShippingMethods, toCouponLines } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { handle, handleMember, type OfflineRoute } from '../calls/offlineCall.ts';
import { pageOf } from '../calls/pageOf.ts';
import { claimCoupon, evaluateUserCoupon, readCoupons, toCoupon, type UserCoupon } from '../coupons/userCoupons.ts';
import { availableOf, readDemand } from '../inventory/demand.ts';

export const couponsRoutes: OfflineRoute[] = [
  handle(listCoupons, ({ query }, call) => {
    // An expired token must be refused, or the user's own coupons would be shown as not claimed.
    if (call.caller === null && (query.scope !== 'all' || call.raw.headers.has('authorization')))
      throw refuse('UNAUTHORIZED');
    const all = readCoupons(call, call.caller?.user.id ?? null)
      .filter((userCoupon) => isIn(query.scope, userCoupon, call.now))
      .map((userCoupon) => toCoupon(userCoupon, call, call.locale))
      .toSorted(compareCoupons);
    const page = { pageNumber: query.pageNumber, pageSize: query.pageSize };
    return toPaged(pageOf(all, page), all.length, page);
  }),
  handleMember(claimCall, ({ params }, call) =>
    toCoupon(claimCoupon(call, call.caller.user.id, params.id), call, call.locale),
  ),
  handleMember(validateCoupon, ({ params, body }, call) => {
    const userCoupon = readCoupons(call, call.caller.user.id).find(({ coupon }) => coupon.id === params.id);
    if (!userCoupon) throw refuse.notFound();
    const lines = toCouponLines(availableOf(call, readDemand(call, body.items)));
    return evaluateUserCoupon(
      userCoupon,
      lines,
      { shippingMethod: offeredShippingMethods(call.settings.shopSettings)[0], shop: call.settings.shopSettings },
      call.now,
    );
  }),
];

function isIn(
  scope: 'all' | 'claimed' | 'used' | 'expired',
  { coupon: { startsAt, endsAt }, claim }: UserCoupon,
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
