import { type Minor, minor } from '../money/minor.ts';
import { shippingFeeOf, shippingMethods } from './shipping.ts';

/** The part of an order that its savings are computed from. Amounts are in minor units. */
export interface SavedOrder {
  amounts: { discount: Minor; shipping: Minor };
  /** What the shopper saves in total. */
  savings: Minor;
  items: readonly { price: Minor; quantity: number }[];
  shippingMethod: string;
}

/** What the savings of an order consist of, besides its discount. Minor units. */
export interface SavingParts {
  /** Reductions of the list prices. */
  reduction: Minor;
  /** What a coupon takes off the shipping fee. */
  shipping: Minor;
}

/**
 * Splits the savings of an order, so that an order shows the amounts that its checkout and its payment result showed. With the
 * discount, the parts add up to `savings`, except where a back end sends less than the discount.
 *
 * @example orderSavingParts(order).reduction // 4000 of 9000 saved, with a discount of 5000
 */
export function orderSavingParts({ amounts, savings, items, shippingMethod }: SavedOrder): SavingParts {
  const method = shippingMethods.find((known) => known === shippingMethod);
  const fee = method === undefined ? amounts.shipping : shippingFeeOf(method, items);
  const rest = Math.max(0, savings - amounts.discount);
  const shipping = Math.min(rest, Math.max(0, fee - amounts.shipping));
  return { reduction: minor(rest - shipping), shipping: minor(shipping) };
}
