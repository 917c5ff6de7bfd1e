import { type Minor, minor } from '@mallard/domain/money';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { BadgePercent, Check, ChevronRight, Truck } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { ShareBar } from '../ShareBar/ShareBar.tsx';
import * as styles from './ThresholdMeter.css.ts';

export interface ThresholdMeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** Amount that counts towards the threshold, minor units. */
  amount: Minor;
  /** Threshold in minor units; 0 is always reached. */
  threshold: Minor;
  /** Discount at the threshold, minor units; without it, shipping becomes free. */
  saving?: Minor | undefined;
  /** URL of products that help to reach it. */
  href?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Shows how far the cart is from free shipping or from a discount. */
export function ThresholdMeter(props: ThresholdMeterProps) {
  const { amount, threshold, saving, href, className, ...remainingProps } = props;
  const t = useMessages('cart', 'ThresholdMeter');
  const format = usePriceFormat();
  const id = useId();
  const isReached = amount >= threshold;
  const missing = format.format(minor(Math.max(0, threshold - amount)));
  const off = saving === undefined ? undefined : format.format(saving, { decimals: false });
  const text = isReached
    ? off === undefined
      ? t('freeShippingReached')
      : t('discountReached', { saving: off })
    : off === undefined
      ? t('amountToFreeShipping', { missing })
      : t('amountToDiscount', { missing, saving: off });
  return (
    <div {...remainingProps} data-reached={isReached || undefined} className={joinClass(styles.root, className)}>
      <Icon glyph={isReached ? Check : saving === undefined ? Truck : BadgePercent} className={styles.icon} />
      <div className={styles.progress}>
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot be styled in every browser */}
        <div
          role="meter"
          aria-label={saving === undefined ? t('freeShipping') : t('discount')}
          aria-valuemin={0}
          aria-valuemax={threshold}
          aria-valuenow={Math.min(amount, threshold)}
          aria-valuetext={text}
          className={styles.meter}
        >
          {/* Truncated, never rounded up: only a reached threshold looks full. */}
          <ShareBar percent={isReached ? 100 : Math.floor((amount * 100) / threshold)} />
        </div>
      </div>
      {href !== undefined && !isReached && (
        <a href={href} aria-describedby={`${id}-text`} className={styles.more}>
          <span>{t('addMore')}</span>
          <Icon glyph={ChevronRight} size="sm" isDirectional />
        </a>
      )}
    </div>
  );
}
