import type { Minor } from '@mallard/domain/money';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Translate } from '../../intl/createTranslate.ts';
import { ELEMENT, splitAtElement } from '../../intl/splitAtElement.ts';
import { joinClass } from '../../theme/joinClass.ts';
import type { Currency } from './Currency.ts';
import * as styles from './Price.css.ts';
import { priceParts, type WrittenPrice } from './priceParts.ts';
import { renderPriceParts } from './renderPriceParts.tsx';

export interface DrawnPrice extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Current price, in minor units. */
  amount: Minor;
  /** Previous price, in minor units; struck through when it is higher than `amount`. */
  original?: Minor | null | undefined;
  /** Whether `amount` is the lowest of several prices: "From ¥899". @default false */
  isFrom?: boolean | undefined;
  /** A currency other than the yuan, from `currencyOf`; the amounts are in its own minor units. */
  currency?: Currency | undefined;
  /** @default 'md' */
  size?: styles.PriceVariants['size'];
  /** Amber (`deal`) signals a saving; by default it depends on `original`. */
  tone?: styles.PriceVariants['tone'];
  /** Whether a fraction of `00` is shown; any other always is. @default true */
  showDecimals?: boolean | undefined;
  /** Whether the struck price is visible; it is announced in any case. @default true */
  showOriginal?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Options that prices in lists do not need. */
export interface PriceWording {
  /** Plural name of the currency. @default the yuan's name */
  currencyName?: string | undefined;
  /** Text instead of the amount. */
  inWord?: string | undefined;
  /** Unit of the price. */
  unit?: string | undefined;
}

/** Renders a price. A function instead of a component, because lists have hundreds. */
export function renderPrice(
  {
    amount,
    original,
    isFrom = false,
    currency,
    size = 'md',
    tone,
    showDecimals = true,
    showOriginal = true,
    className,
    ...remainingProps
  }: DrawnPrice,
  t: Translate<'commerce', 'Price'>,
  { currencyName = t('yuan'), inWord, unit }: PriceWording = {},
): ReactNode {
  const say = ({ sign, integer, fraction }: WrittenPrice) =>
    t(sign !== '' ? 'negativeAmount' : 'amount', { digits: integer + fraction, unit: currencyName });
  const now = priceParts(amount, currency);
  const before = typeof original === 'number' && original > amount ? priceParts(original, currency) : undefined;
  const look = tone ?? (before ? 'deal' : 'regular');
  const asked = inWord ?? say(now);
  const [beforeAmount, afterAmount] = isFrom ? aroundLowest(t) : ['', ''];
  const spoken = unit && !inWord ? t('perUnit', { amount: asked, unit }) : asked;
  return (
    <span {...remainingProps} className={joinClass(styles.root, className)}>
      <span>
        {before
          ? t(isFrom ? 'lowestAndOriginal' : 'currentAndOriginal', { now: spoken, was: say(before) })
          : isFrom
            ? t('lowest', { lowest: spoken })
            : spoken}
      </span>
      {isFrom && renderFromLabel(beforeAmount, look)}
      {inWord ? (
        <span aria-hidden="true" className={styles.amount[size][look]}>
          {inWord}
        </span>
      ) : (
        renderPriceParts(now, { size, tone: look, showDecimals })
      )}
      {isFrom && renderFromLabel(afterAmount, look)}
      {unit && !inWord && <span aria-hidden="true" className={styles.unit}>{`/ ${unit}`}</span>}
      {before && showOriginal && (
        <s aria-hidden="true" translate="no">
          {before.sign + before.symbol + before.integer + (before.isWhole ? '' : before.fraction)}
        </s>
      )}
    </span>
  );
}

/** Returns the parts of "From ¥899" before and after the amount. */
export function aroundLowest(t: Translate<'commerce', 'Price'>): [before: string, after: string] {
  const [before, after] = splitAtElement(t('lowest', { lowest: ELEMENT }));
  return [before.trim(), after.trim()];
}

/** Renders the part of "From ¥899" on one side of the amount. */
export function renderFromLabel(word: string, tone: NonNullable<styles.PriceVariants['tone']>): ReactNode {
  if (word === '') return null;
  return (
    <span aria-hidden="true" className={tone === 'onBrand' ? styles.unitOnBrand : styles.unit}>
      {word}
    </span>
  );
}
