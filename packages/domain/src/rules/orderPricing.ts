import { multiplyMinor, sumMinor } from '../money/arithmetic.ts';
import { type Minor, minor } from '../money/minor.ts';
import { splitMinor } from '../money/splitMinor.ts';
import { type CouponEvaluation, type CouponLine, type CouponTerms, coversLine, evaluateCoupon } from './coupon.ts';
import { type ShippingMethod, shippingFeeOf } from './shipping.ts';

export const priceRules = ['GOODS', 'COUPON', 'SHIPPING_FEE', 'SHIPPING_FREE_FROM', 'COUPON_FREE_SHIPPING'] as const;
export type PriceRule = (typeof priceRules)[number];

/** One rule that had a part in a total. */
export interface PriceStep {
  rule: PriceRule;
  /** Minor units, never negative. */
  amount: Minor;
  /** Whether the amount is taken off instead of added. */
  isSaving: boolean;
}

/** What an order is made of. The caller has read prices and categories from its own records. */
export interface OrderPricingInput {
  lines: readonly CouponLine[];
  coupon?: CouponTerms | null;
  shippingMethod: ShippingMethod;
  /** The server's time, milliseconds since 1970. */
  now: number;
}

/** What an order costs, in minor units: `total` = `goods` − `discount` + `shipping`, never below 0. */
export interface OrderPricing {
  goods: Minor;
  discount: Minor;
  shipping: Minor;
  total: Minor;
  /**
   * What the shopper saves: the reductions of the list prices plus what the coupon takes off, be it off the goods or off the
   * shipping. Shipping that is free from an amount is no saving. Cart, checkout and payment result show this figure.
   */
  savings: Minor;
  /** The part of `discount` that each line bears, same order, adding up to it; what a refund of a line is reckoned by. */
  lineShares: Minor[];
  /** What the coupon did, or why it did nothing; `null` without one. */
  coupon: CouponEvaluation | null;
  /** The rules in the order applied; added and taken off they make `total`. */
  trace: PriceStep[];
}

/**
 * Prices an order. A coupon that cannot be used changes nothing; whether that refuses the order is the caller's choice.
 *
 * @throws {RangeError} when a price, a quantity or the terms of the coupon are no amounts
 */
export function priceOrder({ lines, coupon = null, shippingMethod, now }: OrderPricingInput): OrderPricing {
  const subtotals = lines.map(({ price, quantity }) => multiplyMinor(price, quantity));
  const goods = sumMinor(subtotals);
  const fee = shippingFeeOf(shippingMethod, lines);
  const evaluation = coupon ? evaluateCoupon(coupon, lines, now, fee) : null;
  const saving = evaluation?.saving ?? minor(0);
  const isOffShipping = coupon?.kind === 'freeShipping';
  const discount = isOffShipping ? minor(0) : saving;
  const shipping = isOffShipping ? minor(fee - saving) : fee;

  const weights = subtotals.map((subtotal, line) => (isCovered(coupon, lines[line]) ? subtotal : 0));
  return {
    goods,
    discount,
    shipping,
    total: minor(goods - discount + shipping),
    savings: sumMinor([saving, ...lines.map(reductionOf)]),
    lineShares: discount > 0 ? splitMinor(discount, weights) : subtotals.map(() => minor(0)),
    coupon: evaluation,
    trace: [
      { rule: 'GOODS', amount: goods, isSaving: false },
      ...step(!isOffShipping && saving > 0, 'COUPON', saving, true),
      ...step(lines.length > 0, fee > 0 ? 'SHIPPING_FEE' : 'SHIPPING_FREE_FROM', fee, false),
      ...step(isOffShipping && saving > 0, 'COUPON_FREE_SHIPPING', saving, true),
    ],
  };
}

/** Returns how much less than its list price a line costs. */
function reductionOf({ price, originalPrice = null, quantity }: CouponLine): Minor {
  return originalPrice !== null && originalPrice > price
    ? multiplyMinor(minor(originalPrice - price), quantity)
    : minor(0);
}

function isCovered(coupon: CouponTerms | null, line: CouponLine | undefined): boolean {
  return coupon !== null && line !== undefined && coversLine(coupon, line);
}

function step(applies: boolean, rule: PriceRule, amount: Minor, isSaving: boolean): PriceStep[] {
  return applies ? [{ rule, amount, isSaving }] : [];
}
