import { formatPrice, minor } from '@mallard/domain/money';
import type { WordedCoupon } from '../CouponCard/couponText.ts';
import type { couponStripWords } from './CouponStrip.words.ts';

/** Returns what a coupon does in as few words as possible: `满 299 减 30`, `¥30 off ¥299+`. */
export function couponSummary(
  { kind, value, threshold }: Omit<WordedCoupon, 'cap'>,
  words: (typeof couponStripWords)['zh-CN'],
): string {
  const amountOf = (amount: number) => formatPrice(minor(amount), { decimals: amount % 100 !== 0 }).slice(1);
  const over = threshold > 0 ? amountOf(threshold) : undefined;
  switch (kind) {
    case 'amount':
      return over === undefined ? words.amount(amountOf(value)) : words.amountOver(amountOf(value), over);
    case 'percent':
      return over === undefined ? words.percent(value) : words.percentOver(value, over);
    case 'freeShipping':
      return over === undefined ? words.freeShipping : words.freeShippingOver(over);
    default:
      // A newer server may have kinds that this version does not know.
      return words.coupon;
  }
}
