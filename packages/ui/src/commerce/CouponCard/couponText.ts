import type { Coupon } from '@mallard/domain/contract';
import { formatAmount, formatPrice, minor } from '@mallard/domain/money';
import type { Translate } from '../../intl/createTranslate.ts';
import { discountOf } from '../../intl/discount.ts';

/** Parts of a coupon that its text needs. */
export type WordedCoupon = Pick<Coupon, 'kind' | 'value' | 'threshold' | 'cap'>;

/** Formats the worth of a coupon: `¥30`, `9 折`, or free shipping; an unknown kind is only called a coupon. */
export function couponWorth(coupon: WordedCoupon, t: Translate<'commerce', 'CouponCard'>): string {
  if (coupon.kind === 'amount') return formatPrice(minor(coupon.value), { decimals: false });
  if (coupon.kind === 'percent') return t('percentOff', { discount: discountOf(coupon.value, t.locale) });
  return coupon.kind === 'freeShipping' ? t('freeShipping') : t('coupon');
}

/** Formats the threshold and the maximum saving of a coupon. */
export function couponTerms(
  coupon: WordedCoupon,
  t: Translate<'commerce', 'CouponCard'>,
  phraseSeparator: string,
): string {
  const yuan = (amount: number) => formatAmount(minor(amount), { decimals: false });
  const threshold = coupon.threshold > 0 ? t('threshold', { amount: yuan(coupon.threshold) }) : t('noThreshold');
  return coupon.cap === null
    ? threshold
    : `${threshold}${phraseSeparator}${t('maxDiscount', { amount: yuan(coupon.cap) })}`;
}
