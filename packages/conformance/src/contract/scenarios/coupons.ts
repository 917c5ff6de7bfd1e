import { claimCoupon, listCoupons, validateCoupon } from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import type { Shopper } from '../runContext.ts';
import { type Scenario, scenario, simply } from '../scenario.ts';
import { Skipped } from '../skipped.ts';
import { pickSku } from '../steps.ts';

async function findClaimable(shopper: Shopper): Promise<string> {
  const { items } = await shopper.call(listCoupons, { query: { pageSize: 100 } });
  const coupon = items.find(({ status }) => status === 'claimable');
  if (!coupon) throw new Skipped('the shop has no coupon to claim');
  return coupon.id;
}

/** Scenarios of coupons. */
export const couponScenarios: readonly Scenario[] = [
  simply(listCoupons, { query: { scope: 'all' } }),
  scenario(claimCoupon, {
    async prepare(context) {
      const shopper = await context.newShopper();
      return { shopper, input: { params: { id: await findClaimable(shopper) } } };
    },
    async verify({ shopper, input: { params } }) {
      const claimed = await shopper?.call(listCoupons, { query: { scope: 'claimed', pageSize: 100 } });
      const ids = claimed?.items.map(({ id }) => id);
      assertShown(`GET ${listCoupons.path} after one was claimed`, 'the ids of claimed coupons', [params.id], ids);
    },
    count: async ({ shopper }) => (await shopper?.call(listCoupons, { query: { scope: 'claimed' } }))?.total ?? 0,
  }),
  scenario(validateCoupon, {
    async prepare(context) {
      const shopper = await context.newShopper();
      const id = await findClaimable(shopper);
      await shopper.call(claimCoupon, { params: { id } });
      const { sku } = await pickSku(context);
      return { shopper, input: { params: { id }, body: { items: [{ skuUuid: sku.id, quantity: 1 }] } } };
    },
  }),
];
