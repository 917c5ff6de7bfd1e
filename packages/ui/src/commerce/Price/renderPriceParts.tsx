import type { ReactNode } from 'react';
import * as styles from './Price.css.ts';
import type { WrittenPrice } from './priceParts.ts';

export interface AmountLook {
  size: NonNullable<styles.PriceVariants['size']>;
  tone: NonNullable<styles.PriceVariants['tone']>;
  /** Whether a fraction of `00` is shown; any other always is. */
  showDecimals: boolean;
}

/**
 * Renders a price in parts of different sizes. Hidden from screen readers, which read the text
 * beside it. A function instead of a component, because lists have hundreds.
 */
export function renderPriceParts(parts: WrittenPrice, { size, tone, showDecimals }: AmountLook): ReactNode {
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

/**
 * Returns the same element for the same text: React skips identical elements, and there are few
 * symbols and fractions.
 */
function small(text: string): ReactNode {
  const known = smalls.get(text);
  if (known !== undefined) return known;
  const element = <small>{text}</small>;
  smalls.set(text, element);
  return element;
}
