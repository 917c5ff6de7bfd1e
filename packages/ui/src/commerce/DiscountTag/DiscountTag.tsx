import { discountTag, type Minor } from '@mallard/domain/money';
import { Tag, type TagProps } from '../../feedback/Tag/Tag.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';

export interface DiscountTagProps extends Omit<TagProps, 'children' | 'tone'> {
  /** What is asked now, in minor units. */
  price: Minor;
  /** What was asked before, in minor units. */
  original: Minor | null | undefined;
  /** Solid on pictures, outline in running text. @default 'solid' */
  variant?: 'solid' | 'outline' | undefined;
}

/** How much cheaper something is, never more than is true. Draws nothing when there is no saving to speak of. */
export function DiscountTag({ price, original, variant = 'solid', ...rest }: DiscountTagProps) {
  const words = useCommerceWords();
  const tag = typeof original === 'number' ? discountTag(price, original) : undefined;
  if (!tag) return null;
  return (
    <Tag {...rest} tone={variant === 'solid' ? 'deal' : 'save'}>
      {words.discount(tag)}
    </Tag>
  );
}
