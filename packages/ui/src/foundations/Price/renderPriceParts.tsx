import type { PriceFormat, PricePart } from '@mallard/domain/money';
import type { ReactNode } from 'react';
import * as styles from './Price.css.ts';
import { renderIsolated } from './renderIsolated.tsx';

export interface AmountLook {
  size: NonNullable<styles.PriceVariants['size']>;
  tone: NonNullable<styles.PriceVariants['tone']>;
}

/**
 * Renders a price in parts of different sizes. Hidden from screen readers, which read the text
 * beside it. A function instead of a component, because lists have hundreds.
 */
export function renderPriceParts(
  parts: readonly PricePart[],
  { direction, symbolPosition }: Pick<PriceFormat, 'direction' | 'symbolPosition'>,
  { size, tone }: AmountLook,
): ReactNode {
  return (
    <span
      aria-hidden="true"
      translate="no"
      dir={direction === 'rtl' ? direction : undefined}
      className={styles.amount[size][tone]}
    >
      {symbolPosition === 'before' && direction === 'ltr' ? parts.map(renderPart) : renderIsolated(parts, renderPart)}
    </span>
  );
}

function renderPart({ type, value }: PricePart): ReactNode {
  return type === 'currency' || type === 'fraction' ? small(value) : value;
}

const smalls = /* @__PURE__ */ new Map<string, ReactNode>();

/**
 * Returns the same element for the same text: React skips identical elements, and there are few
 * symbols and fractions.
 */
function small(text: string): ReactNode {
  const cachedParts = smalls.get(text);
  if (cachedParts !== undefined) return cachedParts;
  const element = <small key={text}>{text}</small>;
  smalls.set(text, element);
  return element;
}
