import { multiplyMinor, sumMinor } from '../money/arithmetic.ts';
import { type Minor, minor } from '../money/minor.ts';

export const shippingMethods = ['standard', 'express'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** Minimum price of the products (before discounts) for free standard shipping, minor units. */
export const FREE_SHIPPING_FROM = minor(19_900);
export const STANDARD_SHIPPING_FEE = minor(1000);
export const EXPRESS_SHIPPING_FEE = minor(1800);

/** Days from payment to arrival by shipping method: minimum, maximum. */
export const SHIPPING_DAYS: Readonly<Record<ShippingMethod, readonly [number, number]>> = {
  standard: [2, 5],
  express: [1, 2],
};

const DAY_MS = 86_400_000;

/**
 * Returns the expected arrival of an order's parcel.
 *
 * @param paidAt milliseconds since 1970; `null` for an unpaid order
 * @returns earliest and latest arrival in milliseconds since 1970; `null` for an order that is not in transit
 */
export function expectedArrival(
  { status, shippingMethod }: { status: string; shippingMethod: string },
  paidAt: number | null,
): [number, number] | null {
  const method = shippingMethods.find((known) => known === shippingMethod);
  if (paidAt === null || method === undefined || (status !== 'unshipped' && status !== 'shipped')) return null;
  const [least, most] = SHIPPING_DAYS[method];
  return [paidAt + least * DAY_MS, paidAt + most * DAY_MS];
}

/**
 * Returns the shipping fee of lines before coupons: 0 without lines.
 *
 * @example shippingFeeOf('standard', toCouponLines(demand))
 */
export function shippingFeeOf(method: ShippingMethod, lines: readonly { price: Minor; quantity: number }[]): Minor {
  if (lines.length === 0) return minor(0);
  return shippingFee(method, sumMinor(lines.map(({ price, quantity }) => multiplyMinor(price, quantity))));
}

/**
 * Returns the shipping fee before coupons.
 *
 * @param goods price of the products before discounts, minor units: a coupon must not cost a shopper the free shipping
 */
export function shippingFee(method: ShippingMethod, goods: Minor): Minor {
  if (method === 'express') return EXPRESS_SHIPPING_FEE;
  return goods >= FREE_SHIPPING_FROM ? minor(0) : STANDARD_SHIPPING_FEE;
}
