import { type Minor, minor } from '../money/minor.ts';
import { type ShippingRules, shippingFeeOf, shippingMethods } from './shipping.ts';

/** The part of an order that its savings are calculated from. Amounts are in minor units. */
export interface SavedOrder {
  amounts: { discount: Minor; shipping: Minor };
  /** The shopper's total savings. */
  savings: Minor;
  items: readonly { price: Minor; quantity: number }[];
  shippingMethod: string;
}

/** Parts of an order's savings besides its discount. Minor units. */
export interface SavingParts {
  /** Reductions of the list prices. */
  reduction: Minor;
  /** The coupon's discount on the shipping fee. */
  shipping: Minor;
}

/**
 * Splits the savings of an order, so that an order shows the same amounts as its checkout and payment result. With the
 * discount, the parts add up to `savings`, unless a back end sends less than the discount.
 *
 * @example orderSavingParts(order, shop).reduction // 4000 of 9000 saved, with a discount of 5000
 */
export function orderSavingParts(
  { amounts, savings, items, shippingMethod }: SavedOrder,
  shop: ShippingRules,
): SavingParts {
  const method = shippingMethods.find((candidate) => candidate === shippingMethod);
  const fee = method === undefined ? amounts.shipping : shippingFeeOf(shop, method, items);
  const otherSavings = Math.max(0, savings - amounts.discount);
  const shipping = Math.min(otherSavings, Math.max(0, fee - amounts.shipping));
  return { reduction: minor(otherSavings - shipping), shipping: minor(shipping) };
}
