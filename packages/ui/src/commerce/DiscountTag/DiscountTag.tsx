import { discountTag, formatPrice, type Minor, minor } from '@mallard/domain/money';
import type { ReactNode } from 'react';
import { drawTag, type TagProps } from '../../feedback/Tag/Tag.tsx';
import { useWords } from '../../intl/useWords.ts';
import { type DiscountTagWords, discountTagWords } from './DiscountTag.words.ts';

export interface DiscountTagProps extends Omit<TagProps, 'children' | 'tone'> {
  /** What is asked now, in minor units. */
  price: Minor;
  /** What was asked before, in minor units. */
  original: Minor | null | undefined;
  /** Solid on pictures, outline in running text. @default 'solid' */
  variant?: 'solid' | 'outline' | undefined;
  /** The share taken off, or the money saved; that one for dear things. @default 'percent' */
  kind?: 'percent' | 'amount' | undefined;
}

/** How much cheaper something is, never more than is true. Draws nothing when there is no saving to speak of. */
export function DiscountTag(props: DiscountTagProps) {
  return drawDiscountTag(props, useWords(discountTagWords));
}

/** The saving as a function and no component, because lists have hundreds. */
export function drawDiscountTag(
  { price, original, variant = 'solid', kind = 'percent', ...rest }: DiscountTagProps,
  words: DiscountTagWords,
): ReactNode {
  const tag = typeof original === 'number' ? discountTag(price, original) : undefined;
  if (!tag || typeof original !== 'number') return null;
  return drawTag({
    ...rest,
    tone: variant === 'solid' ? 'deal' : 'save',
    children:
      kind === 'percent' ? words.percent(tag) : words.amount(formatPrice(minor(original - price), { decimals: false })),
  });
}
