import { minor, type PriceFormat } from '@mallard/domain/money';
import type { Translate } from '../../intl/createTranslate.ts';
import { discountOf } from '../../intl/discount.ts';
import type { WordedCoupon } from '../CouponCard/couponText.ts';

/** Returns the effect of a coupon in as few words as possible: `满 ¥299 减 ¥30`, `¥30 off ¥299+`. */
export function couponSummary(
  { kind, value, threshold }: Omit<WordedCoupon, 'cap'>,
  t: Translate<'product', 'CouponStrip'>,
  format: PriceFormat,
): string {
  const amountOf = (amount: number) => format.format(minor(amount), { decimals: false });
  const over = threshold > 0 ? amountOf(threshold) : undefined;
  switch (kind) {
    case 'amount':
      return over === undefined
        ? t('amount', { amount: amountOf(value) })
        : t('amountWithThreshold', { amount: amountOf(value), threshold: over });
    case 'percent':
      return over === undefined
        ? t('percent', { discount: discountOf(value, t.locale) })
        : t('percentWithThreshold', { discount: discountOf(value, t.locale), threshold: over });
    case 'freeShipping':
      return over === undefined ? t('freeShipping') : t('freeShippingWithThreshold', { threshold: over });
    default:
      // A newer server may send unknown kinds.
      return t('coupon');
  }
}
