import { multiplyMinor, sumMinor } from '../money/arithmetic.ts';
import { type Minor, minor } from '../money/minor.ts';

export const shippingMethods = ['standard', 'express'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** Fee and duration of a shipping method. */
export interface ShippingTerms {
  /** Minor units. */
  fee: Minor;
  /** Days from payment to arrival: minimum, maximum. */
  days: readonly [number, number];
}

/** The settings of a shop that shipping fees and times depend on. A `Shop` has them. */
export interface ShippingRules {
  /** Terms of the methods that the shop has. */
  shippingMethods: Readonly<Partial<Record<ShippingMethod, ShippingTerms | undefined>>>;
  /** Minimum price of the products (before discounts) for free standard shipping, minor units; `null` if it is never free. */
  freeShippingFrom: Minor | null;
}

/**
 * Returns the shipping methods that a shop has. The first is preselected.
 *
 * @throws {RangeError} if it has none
 */
export function offeredShippingMethods({
  shippingMethods: terms,
}: ShippingRules): [ShippingMethod, ...ShippingMethod[]] {
  const [first, ...otherMethods] = shippingMethods.filter((method) => terms[method] !== undefined);
  if (first === undefined) throw new RangeError('The shop has no shipping method');
  return [first, ...otherMethods];
}

/**
 * Returns the price of the products from which shipping can be free, in minor units; `null` if it is never free, because
 * the shop has no such price or no standard shipping.
 */
export function freeShippingThreshold({ shippingMethods: terms, freeShippingFrom }: ShippingRules): Minor | null {
  return terms.standard === undefined ? null : freeShippingFrom;
}

/**
 * Returns the terms of a shipping method.
 *
 * @throws {RangeError} if the shop doesn't have the method
 */
export function shippingTermsOf({ shippingMethods: terms }: ShippingRules, method: ShippingMethod): ShippingTerms {
  const found = terms[method];
  if (found === undefined) throw new RangeError(`The shop has no shipping method "${method}"`);
  return found;
}

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
  { shippingMethods: terms }: ShippingRules,
): [number, number] | null {
  const method = shippingMethods.find((candidate) => candidate === shippingMethod);
  const days = method && terms[method]?.days;
  if (paidAt === null || days === undefined || (status !== 'unshipped' && status !== 'shipped')) return null;
  const [least, most] = days;
  return [paidAt + least * DAY_MS, paidAt + most * DAY_MS];
}

/**
 * Returns the shipping fee of lines before coupons: 0 without lines.
 *
 * @example shippingFeeOf(shop, 'standard', toCouponLines(demand))
 */
export function shippingFeeOf(
  rules: ShippingRules,
  method: ShippingMethod,
  lines: readonly { price: Minor; quantity: number }[],
): Minor {
  if (lines.length === 0) return minor(0);
  return shippingFee(rules, method, sumMinor(lines.map(({ price, quantity }) => multiplyMinor(price, quantity))));
}

/**
 * Returns the shipping fee before coupons.
 *
 * @param productTotal price of the products before discounts, minor units: a coupon must not cost a shopper the free shipping
 */
export function shippingFee(rules: ShippingRules, method: ShippingMethod, productTotal: Minor): Minor {
  const { freeShippingFrom } = rules;
  const isFree = method === 'standard' && freeShippingFrom !== null && productTotal >= freeShippingFrom;
  return isFree ? minor(0) : shippingTermsOf(rules, method).fee;
}
