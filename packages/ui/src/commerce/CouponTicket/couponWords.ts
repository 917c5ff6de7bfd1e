import type { Coupon } from '@mallard/domain/contract';
import { formatPrice, minor } from '@mallard/domain/money';
import type { CommerceWords } from '../../intl/commerce.zh-CN.ts';

/** The parts of a coupon that both words and drawing need. */
export type WordedCoupon = Pick<Coupon, 'kind' | 'value' | 'threshold' | 'cap'>;

/** What a coupon takes off: `¥30`, `9 折`, or free shipping. */
export function couponWorth(coupon: WordedCoupon, words: CommerceWords): string {
  if (coupon.kind === 'amount') return formatPrice(minor(coupon.value), { decimals: false });
  if (coupon.kind === 'percent') return words.percentOff(String((10_000 - coupon.value) / 1000));
  return words.couponFreeShipping;
}

/** From which amount on a coupon counts, and most that it takes off. */
export function couponTerms(coupon: WordedCoupon, words: CommerceWords): string {
  const yuan = (amount: number) => formatPrice(minor(amount), { decimals: false }).slice(1);
  const threshold = coupon.threshold > 0 ? words.couponOver(yuan(coupon.threshold)) : words.couponAny;
  return coupon.cap === null ? threshold : `${threshold}${words.listSeparator}${words.couponCap(yuan(coupon.cap))}`;
}
