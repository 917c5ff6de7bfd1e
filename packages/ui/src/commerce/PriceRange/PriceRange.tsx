import type { Minor } from '@mallard/domain/money';
import type { HTMLAttributes, Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import type { Currency } from '../Price/Currency.ts';
import * as styles from '../Price/Price.css.ts';
import type { PriceProps } from '../Price/Price.tsx';
import { priceParts } from '../Price/priceParts.ts';
import { aroundLowest, renderFromLabel } from '../Price/renderPrice.tsx';
import { renderPriceParts } from '../Price/renderPriceParts.tsx';

export interface PriceRangeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** The lowest price, in minor units. */
  min: Minor;
  /** The highest price, in minor units. Equal ends show as a single price. */
  max: Minor;
  /** Both ends, or "from" with the lower end; use that in cards. @default 'range' */
  variant?: 'range' | 'from' | undefined;
  /** A currency other than the yuan, from `currencyOf`. */
  currency?: Currency | undefined;
  /** @default 'md' */
  size?: PriceProps['size'];
  /** Amber (`deal`) signals a saving. @default 'regular' */
  tone?: PriceProps['tone'];
  /** Whether fractions of `00` are shown; any other always is. @default true */
  showDecimals?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A range of prices, styled like `Price` and announced as one sentence. */
export function PriceRange(props: PriceRangeProps) {
  const { min, max, variant = 'range', currency, size = 'md', tone = 'regular', ...remainingProps } = props;
  const { showDecimals = true, className, ...elementProps } = remainingProps;
  const t = useMessages('commerce', 'PriceRange');
  const tPrice = useMessages('commerce', 'Price');
  const name = currency?.name ?? tPrice('yuan');
  const look = { size, tone, showDecimals };
  const isOne = min === max;
  const isFrom = !isOne && variant === 'from';
  const [beforeAmount, afterAmount] = isFrom ? aroundLowest(tPrice) : ['', ''];
  return (
    <span {...elementProps} className={joinClass(styles.root, className)}>
      <span>
        {isOne
          ? say(min)
          : isFrom
            ? tPrice('lowest', { lowest: say(min) })
            : t('range', { min: say(min), max: say(max) })}
      </span>
      {isFrom && renderFromLabel(beforeAmount, tone)}
      {renderPriceParts(priceParts(min, currency), look)}
      {isFrom && renderFromLabel(afterAmount, tone)}
      {!isOne && !isFrom && (
        <>
          <span aria-hidden="true" className={styles.dash}>
            –
          </span>
          {renderPriceParts(priceParts(max, currency), look)}
        </>
      )}
    </span>
  );

  function say(value: Minor): string {
    const { integer, fraction } = priceParts(value, currency);
    return tPrice(value < 0 ? 'negativeAmount' : 'amount', { digits: `${integer}${fraction}`, unit: name });
  }
}
