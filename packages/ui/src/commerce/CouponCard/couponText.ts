import type { Coupon } from '@mallard/domain/contract';
import { formatPrice, minor } from '@mallard/domain/money';
import type { couponCardWords } from './CouponCard.words.ts';

type CouponWords = (typeof couponCardWords)['zh-CN'];

/** The parts of a coupon that both words and drawing need. */
export type WordedCoupon = Pick<Coupon, 'kind' | 'value' | 'threshold' | 'cap'>;

/** What a coupon takes off: `¥30`, `9 折`, or free shipping; of a kind that this version does not know only that it is one. */
export function couponWorth(coupon: WordedCoupon, words: CouponWords): string {
  if (coupon.kind === 'amount') return formatPrice(minor(coupon.value), { decimals: coupon.value % 100 !== 0 });
  if (coupon.kind === 'percent') return words.percentOff(coupon.value);
  return coupon.kind === 'freeShipping' ? words.freeShipping : words.coupon;
}

/** From which amount on a coupon counts, and most that it takes off. */
export function couponTerms(coupon: WordedCoupon, words: CouponWords, phraseSeparator: string): string {
  const yuan = (amount: number) => formatPrice(minor(amount), { decimals: amount % 100 !== 0 }).slice(1);
  const threshold = coupon.threshold > 0 ? words.over(yuan(coupon.threshold)) : words.any;
  return coupon.cap === null ? threshold : `${threshold}${phraseSeparator}${words.cap(yuan(coupon.cap))}`;
}
