import type { Minor } from '@mallard/domain/money';
import type { HTMLAttributes, Ref } from 'react';
import * as styles from '../../foundations/Price/Price.css.ts';
import type { PriceProps } from '../../foundations/Price/Price.tsx';
import { aroundLowest, renderFromLabel, spokenPrice } from '../../foundations/Price/renderPrice.tsx';
import { renderPriceParts } from '../../foundations/Price/renderPriceParts.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';

export interface PriceRangeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** The lowest price, in minor units. */
  min: Minor;
  /** The highest price, in minor units. Equal ends show as a single price. */
  max: Minor;
  /** Both ends, or "from" with the lower end; use that in cards. @default 'range' */
  variant?: 'range' | 'from' | undefined;
  /** ISO 4217 code of another currency than the provider's. */
  currency?: string | undefined;
  /** @default 'md' */
  size?: PriceProps['size'];
  /** Amber (`deal`) signals a saving. @default 'regular' */
  tone?: PriceProps['tone'];
  /** Whether fractions of zero are shown; any other always is. @default true */
  showDecimals?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A range of prices, styled like `Price` and announced as one sentence. */
export function PriceRange(props: PriceRangeProps) {
  const {
    min,
    max,
    variant = 'range',
    currency,
    size = 'md',
    tone = 'regular',
    showDecimals = true,
    className,
    ...elementProps
  } = props;
  const t = useMessages('commerce', 'PriceRange');
  const tPrice = useMessages('foundations', 'Price');
  const format = usePriceFormat(currency);
  const look = { size, tone };
  const isOne = min === max;
  const isFrom = !isOne && variant === 'from';
  const [beforeAmount, afterAmount] = isFrom ? aroundLowest(tPrice) : ['', ''];
  return (
    <span {...elementProps} className={joinClass(styles.root, className)}>
      <span>
        {isOne
          ? formatValue(min)
          : isFrom
            ? tPrice('lowest', { lowest: formatValue(min) })
            : t('range', { min: formatValue(min), max: formatValue(max) })}
      </span>
      {isFrom && renderFromLabel(beforeAmount, tone)}
      {renderPriceParts(format.parts(min, { decimals: showDecimals }), format, look)}
      {isFrom && renderFromLabel(afterAmount, tone)}
      {!isOne && !isFrom && (
        <>
          <span aria-hidden="true" className={styles.dash}>
            –
          </span>
          {renderPriceParts(format.parts(max, { decimals: showDecimals }), format, look)}
        </>
      )}
    </span>
  );

  function formatValue(value: Minor): string {
    return spokenPrice(value, tPrice, format);
  }
}
