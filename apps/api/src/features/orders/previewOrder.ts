import type { OrderPreview, Shop } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import {
  couponChoices,
  offeredShippingMethods,
  type ShippingMethod,
  type SkuLine,
  shippingFeeOf,
  shippingTermsOf,
  toCouponLines,
} from '@mallard/domain/rules';
import { toAttributes, toPicture } from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import { toCoupon } from '../coupons/presenter.ts';
import { readClaimedCoupons, readUnclaimedCoupons } from '../coupons/queries.ts';
import { lineStatus } from '../skus/lineStatus.ts';
import { type Demand, readDemand } from '../skus/readDemand.ts';
import { priceChoice } from './priceChoice.ts';

/** Input of an order preview. */
export interface Choice {
  items: readonly SkuLine[];
  shippingMethod: ShippingMethod;
  couponUuid?: string | null | undefined;
}

/**
 * Calculates the current price of an order. Lines that can't be bought have a status and no price. A coupon that can't be used is
 * ignored.
 *
 * @throws {Refusal} NOT_FOUND for an unknown SKU
 */
export async function previewOrder(
  db: Database,
  userId: string,
  choice: Choice,
  { now, locale, shop }: { now: Date; locale: ContentLocale; shop: Shop },
): Promise<OrderPreview> {
  const all = await readDemand(db, choice.items);
  const claimedCoupons = await readClaimedCoupons(db, userId);
  const { shippingMethod, couponUuid } = choice;
  const demand = all.filter(({ sku, quantity }) => lineStatus(sku, quantity) === 'available');
  const { pricing, coupon } = priceChoice({ demand, claimedCoupons, couponUuid, shippingMethod, shop, now });
  const { goods, discount, shipping, total, savings, trace } = pricing;
  const unclaimed = await readUnclaimedCoupons(db, userId, now);
  const lines = toCouponLines(demand);
  return {
    lines: all.map((entry) => toLine(entry, locale)),
    amounts: { goods, discount, shipping, total },
    savings,
    steps: trace,
    couponUuid: pricing.coupon?.isUsable ? (coupon?.coupon.id ?? null) : null,
    coupons: couponChoices({
      lines,
      claimed: claimedCoupons.map((claimedCoupon) => toCoupon(claimedCoupon, now, locale)),
      unclaimed: unclaimed.map((one) => toCoupon(one, now, locale)),
      shippingMethod,
      shop,
      now: now.getTime(),
    }),
    shippingMethods: offeredShippingMethods(shop).map((code) => ({
      code,
      fee: shippingFeeOf(shop, code, lines),
      days: [...shippingTermsOf(shop, code).days],
    })),
    shippingMethod,
  };
}

function toLine({ sku, quantity }: Demand, locale: ContentLocale): OrderPreview['lines'][number] {
  const { skuUuid, productUuid, title, attributes, picture, price, stock, limit } = sku;
  return {
    skuUuid,
    productUuid,
    title: title[locale],
    attributes: toAttributes(attributes, locale),
    image: toPicture(picture, locale),
    price,
    quantity,
    stock,
    limit,
    status: lineStatus(sku, quantity),
  };
}
