import { type Minor, minor, type PriceFormat } from '@mallard/domain/money';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Translate } from '../../intl/createTranslate.ts';
import { ELEMENT, splitAtElement } from '../../intl/splitAtElement.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Price.css.ts';
import { renderPriceParts } from './renderPriceParts.tsx';

export interface RenderedPrice extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Current price, in minor units. */
  amount: Minor;
  /** Previous price, in minor units; struck through when it is higher than `amount`. */
  original?: Minor | null | undefined;
  /** Whether `amount` is the lowest of several prices: "From ¥899". @default false */
  isFrom?: boolean | undefined;
  /** @default 'md' */
  size?: styles.PriceVariants['size'];
  /** Amber (`deal`) signals a saving; by default it depends on `original`. */
  tone?: styles.PriceVariants['tone'];
  /** Whether a fraction of zero is shown; any other always is. @default true */
  showDecimals?: boolean | undefined;
  /** Whether the struck price is visible; it is announced in any case. @default true */
  showOriginal?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Options that prices in lists do not need. */
export interface PriceWording {
  /** Text instead of the amount. */
  inWord?: string | undefined;
  /** Unit of the price. */
  unit?: string | undefined;
}

/**
 * Renders a price. A function instead of a component, because lists have hundreds: `npm run bench:ui`
 * changes the prices of 200 cards at once (`cards` in bench/README.md).
 */
export function renderPrice(
  {
    amount,
    original,
    isFrom = false,
    size = 'md',
    tone,
    showDecimals = true,
    showOriginal = true,
    className,
    ...remainingProps
  }: RenderedPrice,
  t: Translate<'foundations', 'Price'>,
  format: PriceFormat,
  { inWord, unit }: PriceWording = {},
): ReactNode {
  const before = typeof original === 'number' && original > amount ? original : undefined;
  const look = tone ?? (before === undefined ? 'regular' : 'deal');
  const spokenAmount = inWord || spokenPrice(amount, t, format);
  const [beforeAmount, afterAmount] = isFrom ? aroundLowest(t) : ['', ''];
  const spoken = unit && !inWord ? t('perUnit', { amount: spokenAmount, unit }) : spokenAmount;
  const isStruck = before !== undefined && showOriginal;
  const hasWords = isFrom || (unit && !inWord);
  const currentPrice = (
    <>
      {isFrom && renderFromLabel(beforeAmount, look)}
      {inWord ? (
        <span aria-hidden="true" className={styles.amount[size][look]}>
          {inWord}
        </span>
      ) : (
        renderPriceParts(format.parts(amount, { decimals: showDecimals }), format, { size, tone: look })
      )}
      {isFrom && renderFromLabel(afterAmount, look)}
      {unit && !inWord && <span aria-hidden="true" className={styles.unit}>{`/ ${unit}`}</span>}
    </>
  );
  return (
    <span {...remainingProps} className={joinClass(isStruck ? styles.struck : styles.root, className)}>
      <span>
        {before !== undefined
          ? t(isFrom ? 'lowestAndOriginal' : 'currentAndOriginal', { now: spoken, was: spokenPrice(before, t, format) })
          : isFrom
            ? t('lowest', { lowest: spoken })
            : spoken}
      </span>
      {isStruck && hasWords ? (
        <span className={look === 'onBrand' ? styles.currentPriceOnBrand : styles.currentPrice}>{currentPrice}</span>
      ) : (
        currentPrice
      )}
      {isStruck && (
        <s aria-hidden="true" translate="no" dir={format.direction === 'rtl' ? 'rtl' : undefined}>
          {format.format(before, { decimals: false })}
        </s>
      )}
    </span>
  );
}

/** Returns a price for screen readers: many read a minus or `¥` wrongly. */
export function spokenPrice(amount: Minor, t: Translate<'foundations', 'Price'>, format: PriceFormat): string {
  return amount < 0
    ? t('negativeAmount', { amount: format.formatSpoken(minor(0 - amount)) })
    : format.formatSpoken(amount);
}

/** Returns the parts of "From ¥899" before and after the amount. */
export function aroundLowest(t: Translate<'foundations', 'Price'>): [before: string, after: string] {
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
