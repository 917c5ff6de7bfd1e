import type { ReactNode } from 'react';
import * as styles from './Price.css.ts';
import type { WrittenPrice } from './priceParts.ts';

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
    <span aria-hidden="true" translate="no" className={styles.amount[size][tone]}>
      {parts.sign}
      {small(parts.symbol)}
      {parts.integer}
      {(showDecimals || !parts.isWhole) && small(parts.fraction)}
    </span>
  );
}

const smalls = /* @__PURE__ */ new Map<string, ReactNode>();

/** The same element for the same text: React leaves alone what is the very same, and there are few symbols and fractions. */
function small(text: string): ReactNode {
  const known = smalls.get(text);
  if (known !== undefined) return known;
  const element = <small>{text}</small>;
  smalls.set(text, element);
  return element;
}
