import type { CartItem, Coupon } from '@mallard/domain/contract';
import { multiplyMinor, sumMinor } from '@mallard/domain/money';
import { evaluateCoupon, isKnownCoupon, shippingFee, sortCoupons } from '@mallard/domain/rules';
import { isOpenCoupon } from '../../data/couponData.ts';

/**
 * Returns the coupons that can be claimed or used now, those that fit the selected lines of a cart first.
 *
 * @param lines lines of the cart
 * @param now milliseconds since 1970
 */
export function couponsForCart(coupons: readonly Coupon[], lines: readonly CartItem[], now: number): Coupon[] {
  const selected = lines
    .filter(({ isSelected, status }) => isSelected && status === 'available')
    .map(({ price, quantity, categoryUuids = [] }) => ({ price, quantity, categoryUuids }));
  const goods = sumMinor(selected.map(({ price, quantity }) => multiplyMinor(price, quantity)));
  const fee = shippingFee('standard', goods);
  const entries = coupons.filter(isOpenCoupon).map((coupon) => ({
    coupon,
    evaluation: isKnownCoupon(coupon) ? evaluateCoupon(coupon, selected, now, fee) : undefined,
  }));
  return sortCoupons(entries).map(({ coupon }) => coupon);
}
