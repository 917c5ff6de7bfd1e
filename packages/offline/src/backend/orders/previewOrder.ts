import type { OrderPreview } from '@mallard/domain/contract';
import {
  couponChoices,
  offeredShippingMethods,
  shippingFeeOf,
  shippingTermsOf,
  toCouponLines,
} from '@mallard/domain/rules';
import { toAttributes } from '@mallard/domain/serving';
import type { OfflineCall, SignedInUser } from '../calls/offlineCall.ts';
import { readClaimedCoupons, readUnclaimedCoupons, toCoupon } from '../coupons/userCoupons.ts';
import { availableOf, type Demand, readDemand } from '../inventory/demand.ts';
import { lineStatus, stockOf } from '../inventory/stock.ts';
import { skuPicture } from '../presenters/skuPicture.ts';
import { skuValueNames } from '../shop/catalogReviews.ts';
import { type Choice, priceChoice } from './priceChoice.ts';

/**
 * Returns the current price of an order. Lines that cannot be bought have a status and cost nothing; a coupon that
 * cannot be used is ignored.
 *
 * @throws {Refusal} NOT_FOUND for an unknown SKU
 */
export function previewOrder(call: OfflineCall<SignedInUser>, choice: Choice): OrderPreview {
  const { caller, now, locale } = call;
  const shop = call.settings.shopSettings;
  const all = readDemand(call, choice.items);
  const demand = availableOf(call, all);
  const claimedCoupons = readClaimedCoupons(call, caller.user.id);
  const { pricing, coupon } = priceChoice(choice, demand, claimedCoupons, call);
  const { goods, discount, shipping, total, savings, trace } = pricing;
  const { shippingMethod } = choice;
  const lines = toCouponLines(demand);
  return {
    lines: all.map((entry) => toLine(entry, call)),
    amounts: { goods, discount, shipping, total },
    savings,
    steps: trace,
    couponUuid: pricing.coupon?.isUsable ? (coupon?.coupon.id ?? null) : null,
    coupons: couponChoices({
      lines,
      claimed: claimedCoupons.map((claimedCoupon) => toCoupon(claimedCoupon, call, locale)),
      unclaimed: readUnclaimedCoupons(call, caller.user.id).map((unclaimedCoupon) =>
        toCoupon(unclaimedCoupon, call, locale),
      ),
      shippingMethod,
      shop,
      now,
    }),
    shippingMethods: offeredShippingMethods(shop).map((code) => ({
      code,
      fee: shippingFeeOf(shop, code, lines),
      days: [...shippingTermsOf(shop, code).days],
    })),
    shippingMethod,
  };
}

function toLine({ sku, quantity }: Demand, { state, locale }: OfflineCall): OrderPreview['lines'][number] {
  const { product, price, values } = sku;
  return {
    skuUuid: sku.id,
    productUuid: product.id,
    price,
    quantity,
    title: product.sample.title[locale],
    attributes: toAttributes(skuValueNames(product.sample, values), locale),
    image: skuPicture(sku, locale),
    stock: stockOf(state, sku),
    limit: sku.limit,
    status: lineStatus(state, sku, quantity),
  };
}
