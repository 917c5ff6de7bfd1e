import { type CouponReason, claimCoupon, listCoupons, toPaged, validateCoupon } from '@mallard/domain/contract';
import { type Minor, minor } from '@mallard/domain/money';
import {
  type CouponLine,
  compareCoupons,
  evaluateShippedCoupon,
  offeredShippingMethods,
  type ShippingMethod,
  type ShippingRules,
  toCouponLines,
  toVerdict,
} from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { handle, handleMember, type Route } from '../../http/handle.ts';
import { lineStatus } from '../skus/lineStatus.ts';
import { readDemand } from '../skus/readDemand.ts';
import { claimCoupon as takeCoupon } from './claimCoupon.ts';
import { toCoupon, toTerms, type UserCoupon } from './presenter.ts';
import { readCoupon, readCoupons } from './queries.ts';

export const couponsRoutes: Route[] = [
  handle(listCoupons, async ({ query }, { db, user, now, locale, raw }) => {
    // Reject expired tokens; otherwise a user would see their claimed coupons as unclaimed.
    if (user === null && (query.scope !== 'all' || raw.headers.has('authorization'))) throw refuse('UNAUTHORIZED');
    const { scope, ...page } = query;
    const userCoupons = await readCoupons(db, user?.id ?? null, scope, now);
    const all = userCoupons.map((userCoupon) => toCoupon(userCoupon, now, locale)).toSorted(compareCoupons);
    const start = (page.pageNumber - 1) * page.pageSize;
    return toPaged(all.slice(start, start + page.pageSize), all.length, page);
  }),
  handleMember(
    claimCoupon,
    async ({ params }, { db, user, now, locale }) =>
      toCoupon(await takeCoupon(db, user.id, params.id, now), now, locale),
    { limits: [{ by: 'user', max: 20, seconds: 60 }], changesPublicData: 'immediately' },
  ),
  handleMember(validateCoupon, async ({ params, body }, { db, user, now, deps }) => {
    const userCoupon = await readCoupon(db, user.id, params.id);
    if (!userCoupon) throw refuse.notFound();
    const demand = await readDemand(db, body.items);
    const available = demand.filter(({ sku, quantity }) => lineStatus(sku, quantity) === 'available');
    return evaluateCoupon(
      userCoupon,
      toCouponLines(available),
      { shippingMethod: offeredShippingMethods(deps.shop)[0], shop: deps.shop },
      now,
    );
  }),
];

/** Discount of a coupon for some items, or the reason why it doesn't apply. */
interface CouponEvaluation {
  isUsable: boolean;
  reason: CouponReason | null;
  saving: Minor;
}

/** Validates a coupon, claimed or not, by the pricing rules. */
function evaluateCoupon(
  userCoupon: UserCoupon,
  lines: readonly CouponLine[],
  shipping: { shippingMethod: ShippingMethod; shop: ShippingRules },
  now: Date,
): CouponEvaluation {
  if (!userCoupon.claim) return { isUsable: false, reason: 'NOT_CLAIMED', saving: minor(0) };
  return toVerdict(evaluateShippedCoupon(toTerms(userCoupon), lines, shipping, now.getTime()));
}
