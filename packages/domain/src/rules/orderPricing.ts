import { multiplyMinor, sumMinor } from '../money/arithmetic.ts';
import { type Minor, minor } from '../money/minor.ts';
import { splitMinor } from '../money/splitMinor.ts';
import { type CouponEvaluation, type CouponLine, type CouponTerms, coversLine, evaluateCoupon } from './coupon.ts';
import { type ShippingMethod, type ShippingRules, shippingFeeOf } from './shipping.ts';

export const priceRules = ['GOODS', 'COUPON', 'SHIPPING_FEE', 'SHIPPING_FREE_FROM', 'COUPON_FREE_SHIPPING'] as const;
export type PriceRule = (typeof priceRules)[number];

/** A rule that changed a total. */
export interface PriceStep {
  rule: PriceRule;
  /** Minor units, never negative. */
  amount: Minor;
  /** Whether the amount is subtracted instead of added. */
  isSaving: boolean;
}

/** The content of an order. The caller has read prices and categories from its own records. */
export interface OrderPricingInput {
  lines: readonly CouponLine[];
  coupon?: CouponTerms | null;
  shippingMethod: ShippingMethod;
  shop: ShippingRules;
  /** The server's time, milliseconds since 1970. */
  now: number;
}

/** The price of an order, in minor units: `total` = `goods` − `discount` + `shipping`, never below 0. */
export interface OrderPricing {
  goods: Minor;
  discount: Minor;
  shipping: Minor;
  total: Minor;
  /**
   * The shopper's savings: reductions of list prices plus the coupon's discount on products or shipping. Free shipping
   * from an amount is not a saving. Cart, checkout and payment result show this number.
   */
  savings: Minor;
  /** Shares of `discount` by line, same order, adding up to it; the refund of a line is calculated from it. */
  lineShares: Minor[];
  /** The effect of the coupon, or why it has none; `null` without one. */
  coupon: CouponEvaluation | null;
  /** The rules in order of application; they add up to `total`. */
  trace: PriceStep[];
}

/**
 * Prices an order. A coupon that cannot be used is ignored; the caller decides whether to refuse the order.
 *
 * @throws {RangeError} for an invalid price, quantity or coupon
 */
export function priceOrder({ lines, coupon = null, shippingMethod, shop, now }: OrderPricingInput): OrderPricing {
  const subtotals = lines.map(({ price, quantity }) => multiplyMinor(price, quantity));
  const goods = sumMinor(subtotals);
  const fee = shippingFeeOf(shop, shippingMethod, lines);
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

/** Returns the difference of a line to its list price. */
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
