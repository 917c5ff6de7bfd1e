import {
  addToCart,
  claimCoupon,
  DEFAULT_SHOP,
  getCart,
  listCoupons,
  previewOrder,
  shippingMethods,
} from '@mallard/domain/contract';
import { couponChoices, priceCart, selectedCouponLines } from '@mallard/domain/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestShop } from '../../testing/openTestShop.ts';
import { testShop } from '../../testing/testShop.ts';
import type { SampleShop } from '../shop/sampleShop.ts';
import { skuId, stableId } from '../shop/stableId.ts';

const period = { cap: null, startsInDays: -30, endsInDays: 30, total: 3 };
const name = (slug: string) => ({ 'zh-CN': slug, 'en-US': slug });
const shop: SampleShop = {
  ...testShop,
  coupons: [
    ...testShop.coupons,
    {
      slug: 'thirty',
      kind: 'amount',
      value: 3000,
      threshold: 29_900,
      categorySlugs: [],
      name: name('thirty'),
      ...period,
    },
    { slug: 'mugs', kind: 'amount', value: 500, threshold: 0, categorySlugs: ['mugs'], name: name('mugs'), ...period },
    { slug: 'post', kind: 'freeShipping', value: 0, threshold: 4900, categorySlugs: [], name: name('post'), ...period },
  ],
};
const skus = shop.products.flatMap(({ slug, skus: all }) => all.map(({ values }) => skuId(slug, values)));
const couponIds = shop.coupons.map(({ slug }) => stableId('coupon', slug));

const visit = fc.record({
  lines: fc.uniqueArray(
    fc.record({ index: fc.nat(skus.length - 1), quantity: fc.integer({ min: 1, max: 2 }), isSelected: fc.boolean() }),
    { minLength: 1, selector: ({ index }) => index },
  ),
  claimed: fc.subarray(couponIds),
  chosen: fc.option(fc.constantFrom(null, ...couponIds), { nil: undefined }),
  shippingMethod: fc.constantFrom(...shippingMethods),
});

it('prices a cart and lists its coupons exactly like the preview of an order', { tags: ['P12'] }, async () => {
  await fc.assert(
    fc.asyncProperty(visit, async ({ lines, claimed, chosen, shippingMethod }) => {
      const { call, signIn } = openTestShop({ shop });
      await signIn();
      for (const { index, ...line } of lines) await call(addToCart, { body: { skuUuid: skus[index] ?? '', ...line } });
      for (const id of claimed) await call(claimCoupon, { params: { id } });
      const { items } = await call(getCart, {});
      const own = (await call(listCoupons, { query: { scope: 'claimed' } })).items;
      const all = (await call(listCoupons, {})).items;
      const now = Date.parse('2026-11-20T12:00:00Z');
      const priced = priceCart({ items, coupons: own, couponUuid: chosen, shippingMethod, shop: DEFAULT_SHOP, now });
      const body = items.filter(({ isSelected }) => isSelected).map(({ skuUuid, quantity }) => ({ skuUuid, quantity }));
      if (body.length === 0) {
        expect(priced?.pricing.total).toBe(0);
        return;
      }
      const preview = async (couponUuid: string | null | undefined) =>
        call(previewOrder, {
          body: { items: body, shippingMethod, ...(couponUuid !== undefined && { couponUuid }) },
        });
      const asked = await preview(chosen);
      // The checkout drops a coupon that cannot be used.
      const expected = typeof chosen === 'string' && asked.couponUuid === null ? await preview(undefined) : asked;
      expect(priced?.pricing).toMatchObject(expected.amounts);
      expect(priced?.coupon?.id ?? null).toBe(expected.couponUuid);
      const unclaimed = all.filter(({ status }) => status === 'claimable' || status === 'soldOut');
      expect(
        couponChoices({
          lines: selectedCouponLines(items),
          claimed: own,
          unclaimed,
          shippingMethod,
          shop: DEFAULT_SHOP,
          now,
        }),
      ).toEqual(expected.coupons);
    }),
    { numRuns: 60 },
  );
});
