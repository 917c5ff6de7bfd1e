import type { Minor } from '@mallard/domain/money';
import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Price.css.ts';
import { priceWords } from './Price.words.ts';
import { PriceAmount } from './PriceAmount.tsx';
import { isWhole, type PriceCurrency, priceParts } from './priceParts.ts';

export interface PriceProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** What is asked now, in minor units. */
  amount: Minor;
  /** What was asked before, in minor units; shown struck through when it is more than `amount`. */
  original?: Minor | null | undefined;
  /** @default 'CNY' */
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

/** A price, drawn in parts and spoken as one sentence. The struck price shows its fraction only beside the largest. */
export function Price(props: PriceProps) {
  const { amount, original, currency = 'CNY', unit, size = 'md', tone, zero = 'amount', ...others } = props;
  const { showDecimals = true, showOriginal = true, className, ...rest } = others;
  const words = useWords(priceWords);
  const before = typeof original === 'number' && original > amount ? original : undefined;
  const look = tone ?? (before === undefined ? 'regular' : 'deal');
  const isFree = zero === 'free' && amount === 0;

  function say(value: Minor): string {
    const { integer, fraction } = priceParts(value, currency);
    return words.amount(`${integer}${fraction}`, currency, value < 0);
  }
  const spoken = isFree ? words.free : unit === undefined ? say(amount) : words.perUnit(say(amount), unit);
  return (
    <span {...rest} className={joinClass(styles.root, className)}>
      <VisuallyHidden>{before === undefined ? spoken : words.nowAndWas(spoken, say(before))}</VisuallyHidden>
      {isFree ? (
        <span aria-hidden="true" className={styles.amount({ size, tone: look })}>
          {words.free}
        </span>
      ) : (
        <PriceAmount amount={amount} currency={currency} size={size} tone={look} showDecimals={showDecimals} />
      )}
      {unit !== undefined && !isFree && <span aria-hidden="true" className={styles.unit}>{`/ ${unit}`}</span>}
      {showOriginal && before !== undefined && (
        <s aria-hidden="true" className={styles.was({ tone: look })}>
          {write(before, size === 'xl')}
        </s>
      )}
    </span>
  );

  function write(value: Minor, hasDecimals: boolean): string {
    const parts = priceParts(value, currency);
    const fraction = hasDecimals || !isWhole(parts) ? parts.fraction : '';
    return `${parts.sign}${parts.symbol}${parts.integer}${fraction}`;
  }
}
