import { discountTag, formatPrice, type Minor, minor } from '@mallard/domain/money';
import { Tag, type TagProps } from '../../feedback/Tag/Tag.tsx';
import { useWords } from '../../intl/useWords.ts';
import { discountTagWords } from './DiscountTag.words.ts';

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
export function DiscountTag({ price, original, variant = 'solid', kind = 'percent', ...rest }: DiscountTagProps) {
  const words = useWords(discountTagWords);
  const tag = typeof original === 'number' ? discountTag(price, original) : undefined;
  if (!tag || typeof original !== 'number') return null;
  const saved = formatPrice(minor(original - price), { decimals: false });
  return (
    <Tag {...rest} tone={variant === 'solid' ? 'deal' : 'save'}>
      {kind === 'percent' ? words.percent(tag) : words.amount(saved)}
    </Tag>
  );
}
