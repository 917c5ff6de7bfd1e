import { minor, type PriceFormat } from '@mallard/domain/money';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { ChevronRight } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { Translate } from '../../intl/createTranslate.ts';
import { discountOf } from '../../intl/discount.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import type { WordedCoupon } from '../CouponCard/couponText.ts';
import * as styles from './CouponStrip.css.ts';

/** Parts of a coupon that the strip needs. */
export interface StripCoupon extends Omit<WordedCoupon, 'cap'> {
  id: string;
  /** Name of the category that it is limited to. */
  category?: string | undefined;
}

export interface CouponStripProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children' | 'type' | 'onClick'> {
  /** The coupons, best first. Without any, nothing is rendered. */
  coupons: readonly StripCoupon[];
  /** Called when the coupons are to be shown and claimed. */
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A line of coupons for a product. A press opens the coupons, so that they can be claimed. */
export function CouponStrip({ coupons, onOpen, className, ...buttonProps }: CouponStripProps) {
  const t = useMessages('product', 'CouponStrip');
  const format = usePriceFormat();
  if (coupons.length === 0) return null;
  function summaryOf(coupon: StripCoupon): string {
    const summary = couponSummary(coupon, t, format);
    return coupon.category === undefined ? summary : t('categoryOnly', { category: coupon.category, summary });
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...buttonProps}
      className={joinClass(styles.root, className)}
      onClick={onOpen}
    >
      <span className={styles.label}>{`${t('coupons')} `}</span>
      <span className={styles.tickets}>
        {coupons.map((coupon) => (
          <span key={coupon.id} className={styles.ticket}>
            {`${summaryOf(coupon)} `}
          </span>
        ))}
      </span>
      <span className={styles.get}>
        <span>{t('getCoupons')}</span>
        <Icon glyph={ChevronRight} size="sm" isDirectional />
      </span>
    </button>
  );
}

/** Returns the effect of a coupon in as few words as possible: `满 ¥299 减 ¥30`, `¥30 off ¥299+`. */
function couponSummary(
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
