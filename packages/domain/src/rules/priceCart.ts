import type { Minor } from '../money/minor.ts';
import type { CouponLine, CouponTerms } from './coupon.ts';
import { type CouponPricing, priceWithCoupons } from './priceWithCoupons.ts';
import { offeredShippingMethods, type ShippingMethod, type ShippingRules } from './shipping.ts';

/** The part of a cart line that its price needs. */
export interface PricedCartLine {
  /** Of one unit, in minor units. */
  price: Minor;
  /** List price of one unit, in minor units. */
  originalPrice?: Minor | null | undefined;
  quantity: number;
  isSelected: boolean;
  /** Lines that are not `available` cannot be bought now and cost nothing. */
  status: string;
  /** The product's category and all its ancestors; a back end may leave it out. */
  categoryUuids?: readonly string[] | undefined;
}

/** A cart, and everything else that its price depends on. */
export interface CartPricingInput<Coupon> {
  items: readonly PricedCartLine[];
  /** The shopper's claimed coupons. */
  coupons: readonly Coupon[];
  /** The coupon that the shopper chose; `null` for none, `undefined` without a choice. */
  couponUuid?: string | null | undefined;
  /** @default the first one of the shop */
  shippingMethod?: ShippingMethod | undefined;
  shop: ShippingRules;
  /** The server's time, milliseconds since 1970. */
  now: number;
}

/** Returns the lines of a cart that the checkout buys, for the rules about coupons and prices. */
export function selectedCouponLines(items: readonly PricedCartLine[]): CouponLine[] {
  return boughtItems(items).map(({ price, originalPrice, quantity, categoryUuids = [] }) => ({
    price,
    originalPrice,
    quantity,
    categoryUuids,
  }));
}

function boughtItems(items: readonly PricedCartLine[]): PricedCartLine[] {
  return items.filter(({ isSelected, status }) => isSelected && status === 'available');
}

/**
 * Prices the selected lines of a cart like the checkout. Uses the shopper's coupon, or the one that saves most if there
 * is no choice or it cannot be used.
 *
 * @returns `null` if the price is unknown, because a coupon is limited to categories and a line has none
 * @example priceCart({ items: cart.items, coupons: claimed, shop, now: Date.now() })?.pricing.total
 */
export function priceCart<Coupon extends CouponTerms & { id: string }>({
  items,
  coupons,
  couponUuid,
  shop,
  shippingMethod = offeredShippingMethods(shop)[0],
  now,
}: CartPricingInput<Coupon>): CouponPricing<Coupon> | null {
  const isUncategorized = boughtItems(items).some(({ categoryUuids }) => categoryUuids === undefined);
  if (isUncategorized && coupons.some(({ categoryUuids }) => categoryUuids.length > 0)) return null;
  const order = { lines: selectedCouponLines(items), coupons, shippingMethod, shop, now };
  const priced = priceWithCoupons({ ...order, couponUuid });
  const isRefused = typeof couponUuid === 'string' && !priced.pricing.coupon?.isUsable;
  return isRefused ? priceWithCoupons(order) : priced;
}
