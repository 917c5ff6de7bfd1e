import type { CartItem, Coupon, OrderPreview } from '@mallard/domain/contract';
import { type Minor, minor } from '@mallard/domain/money';
import {
  couponChoices,
  evaluateShippedCoupon,
  isKnownCoupon,
  priceCart,
  type ShippingMethod,
  selectedCouponLines,
  toVerdict,
} from '@mallard/domain/rules';

/** The coupons that a price is made with. */
export interface CartCoupons {
  /** `absent` where the back end has no coupons. */
  status: 'absent' | 'loading' | 'error' | 'ready';
  /** All that the shopper has claimed and not used; empty unless `ready`. */
  claimed: readonly Coupon[];
  /** Coupons that the shopper can claim. */
  claimable: readonly Coupon[];
}

/** What the shopper has chosen for the checkout of the cart. */
export interface CartChoices {
  couponUuid?: string | null | undefined;
  shippingMethod?: ShippingMethod | undefined;
}

/** What the selected lines of a cart cost, in minor units. */
export interface CartPrice {
  goods: Minor;
  /** What the coupon takes off; `null` while it is not known. */
  saving: Minor | null;
  /** The shipping fee before the coupon. */
  shippingFee: Minor;
  /** What the checkout asks for; `null` while it is not known. */
  total: Minor | null;
  /** Whether the coupons could not be read, so that they are not in the total. */
  isBeforeCoupons: boolean;
  shippingMethod: ShippingMethod;
  /** The coupon in use. */
  couponUuid: string | null;
  /** All coupons with what they do for the selected lines. */
  coupons: OrderPreview['coupons'];
}

/**
 * Prices the selected lines of a cart as the checkout does, on the device, so that each change is priced at once.
 *
 * @param now the server's time, milliseconds since 1970
 */
export function cartPriceOf(
  items: readonly CartItem[],
  { status, claimed, claimable }: CartCoupons,
  { couponUuid, shippingMethod = 'standard' }: CartChoices,
  now: number,
): CartPrice {
  const isReady = status === 'ready' || status === 'absent';
  // A newer server may have kinds of coupons that these rules cannot price.
  const isEveryKindKnown = claimed.every(isKnownCoupon);
  const order = { items, shippingMethod, now };
  const known = isReady && isEveryKindKnown ? priceCart({ ...order, coupons: claimed, couponUuid }) : null;
  const priced = known ?? priceCart({ ...order, coupons: [] });
  const { goods = minor(0), total = minor(0), trace = [] } = priced?.pricing ?? {};
  const shippingFee = trace.find(({ rule }) => rule === 'SHIPPING_FEE')?.amount ?? minor(0);
  return {
    goods,
    shippingFee,
    shippingMethod,
    saving: status === 'loading' ? null : minor(goods + shippingFee - total),
    total: status === 'loading' ? null : total,
    isBeforeCoupons: known === null && status !== 'loading',
    couponUuid: known?.coupon?.id ?? null,
    coupons: choicesOf(items, { claimed, claimable }, shippingMethod, now),
  };
}

/** Lists the coupons of an order's preview, then those that can be claimed and do nothing for the selected lines. */
function choicesOf(
  items: readonly CartItem[],
  coupons: Pick<CartCoupons, 'claimed' | 'claimable'>,
  shippingMethod: ShippingMethod,
  now: number,
): OrderPreview['coupons'] {
  const claimed = coupons.claimed.filter(isKnownCoupon);
  const claimable = coupons.claimable.filter(isKnownCoupon);
  const lines = selectedCouponLines(items);
  const choices = couponChoices({ lines, claimed, claimable, shippingMethod, now });
  const others = claimable.filter(({ id }) => choices.every(({ coupon }) => coupon.id !== id));
  return [
    ...choices,
    ...others.map((coupon) => ({
      coupon,
      ...toVerdict(evaluateShippedCoupon(coupon, lines, shippingMethod, now)),
    })),
  ];
}
