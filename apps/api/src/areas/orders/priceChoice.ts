import { minor, multiplyMinor, sumMinor } from '@mallard/domain/money';
import { bestCoupon, type OrderPricing, priceOrder, type ShippingMethod, shippingFee } from '@mallard/domain/rules';
import { toCouponLines } from '../coupons/judgeCoupon.ts';
import { type HeldCoupon, toTerms } from '../coupons/toCoupon.ts';
import type { Demand } from '../goods/readDemand.ts';

/** What a shopper has chosen about the price of an order. */
export interface PriceChoice {
  /** Goods that can be bought. */
  demand: readonly Demand[];
  /** The shopper's claimed coupons. */
  held: readonly HeldCoupon[];
  /** The coupon to use; `null` for none, `undefined` for the one that saves most. */
  couponUuid: string | null | undefined;
  shippingMethod: ShippingMethod;
  now: Date;
}

/** A price, and the coupon that was asked for or found. */
export interface PricedChoice {
  pricing: OrderPricing;
  /** `null` when none was wanted, none fits, or the one wanted is not in hand. */
  coupon: HeldCoupon | null;
}

/** Prices goods by the rules. Whether a coupon that changes nothing refuses the order is the caller's choice. */
export function priceChoice({ demand, held, couponUuid, shippingMethod, now }: PriceChoice): PricedChoice {
  const lines = toCouponLines(demand);
  const moment = now.getTime();
  const goods = sumMinor(lines.map(({ price, quantity }) => multiplyMinor(price, quantity)));
  const fee = lines.length === 0 ? minor(0) : shippingFee(shippingMethod, goods);
  const termed = held.map((coupon) => ({ ...toTerms(coupon), coupon }));
  const chosen =
    couponUuid === undefined
      ? bestCoupon(termed, lines, moment, fee)
      : termed.find(({ coupon }) => coupon.coupon.id === couponUuid);
  const pricing = priceOrder({ lines, coupon: chosen ?? null, shippingMethod, now: moment });
  return { pricing, coupon: chosen?.coupon ?? null };
}
