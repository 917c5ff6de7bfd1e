import { formatPrice, minor } from '@mallard/domain/money';
import { useWords } from '../../intl/useWords.ts';
import { discountTagWords, savingWords } from './DiscountTag.words.ts';
import { type Discount, drawDiscountTag } from './drawDiscountTag.tsx';

export interface DiscountTagProps extends Discount {
  /** The share taken off, or the money saved; that one for dear things. @default 'percent' */
  kind?: 'percent' | 'amount' | undefined;
}

/** How much cheaper something is, never more than is true. Draws nothing when there is no saving to speak of. */
export function DiscountTag({ kind = 'percent', ...discount }: DiscountTagProps) {
  const { percent } = useWords(discountTagWords);
  const { amount } = useWords(savingWords);
  const { price, original } = discount;
  const saved = () => amount(formatPrice(minor((original ?? price) - price), { decimals: false }));
  return drawDiscountTag(discount, kind === 'percent' ? percent : saved);
}
