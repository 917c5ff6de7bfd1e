import type { Coupon } from '@mallard/domain/contract';
import { minor, type PriceFormat } from '@mallard/domain/money';
import type { Translate } from '../../intl/createTranslate.ts';
import { discountOf } from '../../intl/discount.ts';

/** Parts of a coupon that its text needs. */
export type WordedCoupon = Pick<Coupon, 'kind' | 'value' | 'threshold' | 'cap'>;

/** Formats the worth of a coupon: `¥30`, `9 折`, or free shipping; an unknown kind is only called a coupon. */
export function couponWorth(coupon: WordedCoupon, t: Translate<'commerce', 'CouponCard'>, format: PriceFormat): string {
  if (coupon.kind === 'amount') return format.format(minor(coupon.value), { decimals: false });
  if (coupon.kind === 'percent') return t('percentOff', { discount: discountOf(coupon.value, t.locale) });
  return coupon.kind === 'freeShipping' ? t('freeShipping') : t('coupon');
}

/** Formats the threshold and the maximum saving of a coupon. */
export function couponTerms(
  coupon: WordedCoupon,
  t: Translate<'commerce', 'CouponCard'>,
  phraseSeparator: string,
  format: PriceFormat,
): string {
  const amountOf = (amount: number) => format.format(minor(amount), { decimals: false });
  const threshold = coupon.threshold > 0 ? t('threshold', { amount: amountOf(coupon.threshold) }) : t('noThreshold');
  return coupon.cap === null
    ? threshold
    : `${threshold}${phraseSeparator}${t('maxDiscount', { amount: amountOf(coupon.cap) })}`;
}
