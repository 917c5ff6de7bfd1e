import { discountTag, type Minor } from '@mallard/domain/money';
import type { ReactNode } from 'react';
import { drawTag, type TagProps } from '../../feedback/Tag/Tag.tsx';
import type { DiscountTagWords } from './DiscountTag.words.ts';

export interface Discount extends Omit<TagProps, 'children' | 'tone'> {
  /** What is asked now, in minor units. */
  price: Minor;
  /** What was asked before, in minor units. */
  original: Minor | null | undefined;
  /** Solid on pictures, outline in running text. @default 'solid' */
  variant?: 'solid' | 'outline' | undefined;
}

/**
 * The saving as a function and no component, because lists have hundreds.
 *
 * @param said what is written in place of the share
 */
export function drawDiscountTag(
  { price, original, variant = 'solid', ...rest }: Discount,
  words: DiscountTagWords,
  said?: string,
): ReactNode {
  const tag = typeof original === 'number' && discountTag(price, original);
  return tag
    ? drawTag({ ...rest, tone: variant === 'solid' ? 'deal' : 'save', children: said ?? words.percent(tag) })
    : null;
}
