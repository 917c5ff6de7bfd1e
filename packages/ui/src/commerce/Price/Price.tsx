import type { Minor } from '@mallard/domain/money';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import type { PriceCurrency } from './currencies.ts';
import { drawAmount } from './drawAmount.tsx';
import * as styles from './Price.css.ts';
import { type PriceWords, priceWords } from './Price.words.ts';
import { priceParts } from './priceParts.ts';

export interface PriceProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** What is asked now, in minor units. */
  amount: Minor;
  /** What was asked before, in minor units; shown struck through when it is more than `amount`. */
  original?: Minor | null | undefined;
  /** Code of ISO 4217; its own digits are the minor units of the amounts. @default 'CNY' */
  currency?: PriceCurrency | undefined;
  /** What the price is for, in one word: "piece", "metre". */
  unit?: string | undefined;
  /** @default 'md' */
  size?: styles.PriceVariants['size'];
  /** Amber (`deal`) promises a saving; left out, it follows from `original`. */
  tone?: styles.PriceVariants['tone'];
  /** How nothing is written: as an amount, or as a word. @default 'amount' */
  zero?: 'amount' | 'free' | undefined;
  /** Whether a fraction of `00` is drawn; any other always is. @default true */
  showDecimals?: boolean | undefined;
  /** Whether the struck price is drawn; it is spoken in any case. @default true */
  showOriginal?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A price, drawn in parts and spoken as one sentence. The struck price leaves out a fraction of `00`. */
export function Price(props: PriceProps) {
  return drawPrice(props, useWords(priceWords));
}

/** The price as a function and no component, because lists have hundreds. */
export function drawPrice(
  {
    amount,
    original,
    currency = 'CNY',
    unit,
    size = 'md',
    tone,
    zero = 'amount',
    showDecimals = true,
    showOriginal = true,
    className,
    ...rest
  }: PriceProps,
  words: PriceWords,
): ReactNode {
  const now = priceParts(amount, currency);
  const before = typeof original === 'number' && original > amount ? priceParts(original, currency) : undefined;
  const look = tone ?? (before === undefined ? 'regular' : 'deal');
  const isFree = zero === 'free' && amount === 0;
  const asked = isFree ? words.free : words.amount(now.integer + now.fraction, currency, now.sign !== '');
  const spoken = unit === undefined || isFree ? asked : words.perUnit(asked, unit);
  const spokenBefore = before && words.amount(before.integer + before.fraction, currency, before.sign !== '');
  return (
    <span {...rest} className={joinClass(styles.root, className)}>
      <span>{spokenBefore === undefined ? spoken : words.nowAndWas(spoken, spokenBefore)}</span>
      {isFree ? (
        <span aria-hidden="true" className={styles.amount[size][look]}>
          {words.free}
        </span>
      ) : (
        drawAmount(now, { size, tone: look, showDecimals })
      )}
      {unit !== undefined && !isFree && <span aria-hidden="true" className={styles.unit}>{`/ ${unit}`}</span>}
      {showOriginal && before !== undefined && (
        <s aria-hidden="true">
          {`${before.sign}${before.symbol}${before.integer}${before.isWhole ? '' : before.fraction}`}
        </s>
      )}
    </span>
  );
}
