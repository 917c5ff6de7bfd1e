import type { CartItem, Coupon, OrderPreview } from '@mallard/domain/contract';
import { type Minor, minor } from '@mallard/domain/money';
import {
  couponChoices,
  isKnownCoupon,
  offeredShippingMethods,
  priceCart,
  type ShippingMethod,
  type ShippingRules,
  selectedCouponLines,
} from '@mallard/domain/rules';

/** The coupons that a price is calculated with. */
export interface CartCoupons {
  /** `absent` if the back end has no coupons. */
  status: 'absent' | 'loading' | 'error' | 'ready';
  /** All coupons that the user has claimed and not used; empty unless `ready`. */
  claimed: readonly Coupon[];
  /** Coupons that the user has not claimed, including sold-out ones. */
  unclaimed: readonly Coupon[];
}

/** The coupon and shipping method that the user selected for the checkout of the cart. */
export interface CartChoices {
  couponUuid?: string | null | undefined;
  shippingMethod?: ShippingMethod | undefined;
}

/** The price of the selected lines of a cart, in minor units. */
export interface CartPrice {
  subtotal: Minor;
  /** Reductions of the list prices of the selected lines. */
  reduction: Minor;
  /** Whether any line of the cart, selected or not, costs less than its list price. */
  hasReductions: boolean;
  /** The discount of the coupon; `null` until it is known. */
  saving: Minor | null;
  /** Reductions of list prices plus the discount of the coupon; `null` until it is known. */
  savings: Minor | null;
  /** The shipping fee before the coupon. */
  shippingFee: Minor;
  /** The amount to pay at the checkout; `null` until it is known. */
  total: Minor | null;
  /** Whether coupons may change the total at the checkout: they could not be read, or cannot be evaluated here. */
  excludesCoupons: boolean;
  shippingMethod: ShippingMethod;
  /** The coupon in use. */
  couponUuid: string | null;
  /** All coupons with their discount for the selected lines; empty if the total excludes coupons, because none can be selected. */
  coupons: OrderPreview['coupons'];
}

/**
 * Prices the selected lines of a cart as the checkout does, on the device, so that each change is priced at once.
 *
 * @param now the server's time, milliseconds since 1970
 */
export function cartPriceOf(
  items: readonly CartItem[],
  { status, claimed, unclaimed }: CartCoupons,
  { couponUuid, shippingMethod: chosenMethod }: CartChoices,
  shop: ShippingRules,
  now: number,
): CartPrice {
  const isReady = status === 'ready' || status === 'absent';
  // A newer server may have kinds of coupons that these rules cannot price.
  const isEveryKindKnown = claimed.every(isKnownCoupon);
  const offered = offeredShippingMethods(shop);
  const shippingMethod = offered.find((method) => method === chosenMethod) ?? offered[0];
  const order = { items, shippingMethod, shop, now };
  const localPrice = isReady && isEveryKindKnown ? priceCart({ ...order, coupons: claimed, couponUuid }) : null;
  const price = localPrice ?? priceCart({ ...order, coupons: [] });
  const lines = selectedCouponLines(items);
  // Coupons don't change the price of an empty selection.
  const isEmpty = lines.length === 0;
  const isKnown = isEmpty || status !== 'loading';
  const { goods: subtotal = minor(0), total = minor(0), savings = minor(0), trace = [] } = price?.pricing ?? {};
  const shippingFee = trace.find(({ rule }) => rule === 'SHIPPING_FEE')?.amount ?? minor(0);
  const saving = minor(subtotal + shippingFee - total);
  return {
    subtotal,
    reduction: minor(savings - saving),
    hasReductions: items.some(({ price, originalPrice }) => originalPrice !== null && originalPrice > price),
    shippingFee,
    shippingMethod,
    saving: isKnown ? saving : null,
    savings: isKnown ? savings : null,
    total: isKnown ? total : null,
    excludesCoupons: localPrice === null && !isEmpty && isKnown,
    couponUuid: localPrice?.coupon?.id ?? null,
    coupons: localPrice === null ? [] : couponChoices({ lines, claimed, unclaimed, shippingMethod, shop, now }),
  };
}
