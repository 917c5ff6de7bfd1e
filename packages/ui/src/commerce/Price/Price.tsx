import { formatPrice, type Minor, toPriceParts } from '@mallard/domain/money';
import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Price.css.ts';

export interface PriceProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** What is asked now, in minor units. */
  amount: Minor;
  /** What was asked before, in minor units; shown struck through when it is more than `amount`. */
  original?: Minor | null | undefined;
  /** @default 'md' */
  size?: styles.PriceVariants['size'];
  /** Amber (`deal`) promises a saving; left out, it follows from `original`. */
  tone?: styles.PriceVariants['tone'];
  /** Whether the struck price is drawn; it is spoken in any case. @default true */
  showOriginal?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A price, drawn in parts and spoken as one sentence. The struck price shows its fraction only beside the largest. */
export function Price({ amount, original, size = 'md', tone, showOriginal = true, className, ...rest }: PriceProps) {
  const words = useCommerceWords();
  const before = typeof original === 'number' && original > amount ? original : undefined;
  const look = tone ?? (before === undefined ? 'regular' : 'deal');
  const { sign, symbol, integer, fraction } = toPriceParts(amount);
  const spoken = words.spokenPrice(digits(amount), before === undefined ? undefined : digits(before));
  return (
    <span {...rest} className={joinClass(styles.root, className)}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true" className={styles.amount({ size, tone: look })}>
        {sign}
        <span className={styles.small({ size, part: 'symbol' })}>{symbol}</span>
        {integer}
        <span className={styles.small({ size, part: 'fraction' })}>{`.${fraction}`}</span>
      </span>
      {showOriginal && before !== undefined && (
        <s aria-hidden="true" className={styles.was({ tone: look })}>
          {formatPrice(before, { decimals: size === 'xl' })}
        </s>
      )}
    </span>
  );
}

function digits(amount: Minor): string {
  const { sign, integer, fraction } = toPriceParts(amount);
  return `${sign}${integer}.${fraction}`;
}
