import type { Minor } from '@mallard/domain/money';
import * as styles from './Price.css.ts';
import { isWhole, type PriceCurrency, priceParts } from './priceParts.ts';

export interface PriceAmountProps {
  amount: Minor;
  currency: PriceCurrency;
  size: NonNullable<styles.PriceVariants['size']>;
  tone: NonNullable<styles.PriceVariants['tone']>;
  /** Whether a fraction of `00` is drawn; any other always is. */
  showDecimals: boolean;
}

/** The figures of a price, in parts of different sizes. Silent: what is read out stands beside it. */
export function PriceAmount({ amount, currency, size, tone, showDecimals }: PriceAmountProps) {
  const parts = priceParts(amount, currency);
  return (
    <span aria-hidden="true" className={styles.amount({ size, tone })}>
      {parts.sign}
      <span className={styles.small({ size, part: 'symbol' })}>{parts.symbol}</span>
      {parts.integer}
      {(showDecimals || !isWhole(parts)) && (
        <span className={styles.small({ size, part: 'fraction' })}>{parts.fraction}</span>
      )}
    </span>
  );
}
