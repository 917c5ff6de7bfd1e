import type { ReactNode } from 'react';
import * as styles from './Price.css.ts';
import { isWhole, type WrittenPrice } from './priceParts.ts';

export interface AmountLook {
  size: NonNullable<styles.PriceVariants['size']>;
  tone: NonNullable<styles.PriceVariants['tone']>;
  /** Whether a fraction of `00` is drawn; any other always is. */
  showDecimals: boolean;
}

/**
 * The figures of a price, in parts of different sizes. Silent: what is read out stands beside it. A function and no
 * component, because lists have hundreds.
 */
export function drawAmount(parts: WrittenPrice, { size, tone, showDecimals }: AmountLook): ReactNode {
  return (
    <span aria-hidden="true" className={`${styles.amount[size]} ${styles.amountTone[tone]}`}>
      {parts.sign}
      <small>{parts.symbol}</small>
      {parts.integer}
      {(showDecimals || !isWhole(parts)) && <small>{parts.fraction}</small>}
    </span>
  );
}
