import type { CartItem, Coupon } from '@mallard/domain/contract';
import { multiplyMinor, sumMinor } from '@mallard/domain/money';
import { shippingFee, sortCoupons } from '@mallard/domain/rules';
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
  const entries = coupons.filter(isOpenCoupon).map((coupon) => ({ coupon }));
  return sortCoupons(entries, selected, now, shippingFee('standard', goods)).map(({ coupon }) => coupon);
}
