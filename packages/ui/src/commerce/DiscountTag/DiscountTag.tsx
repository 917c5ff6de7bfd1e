import { formatPrice, minor } from '@mallard/domain/money';
import { useMessages } from '../../intl/useMessages.ts';
import { type Discount, discountLabel, drawDiscountTag } from './drawDiscountTag.tsx';

export interface DiscountTagProps extends Discount {
  /** The share taken off, or the money saved; that one for dear things. @default 'percent' */
  kind?: 'percent' | 'amount' | undefined;
}

/** How much cheaper something is, never more than is true. Draws nothing when there is no saving to speak of. */
export function DiscountTag({ kind = 'percent', ...discount }: DiscountTagProps) {
  const t = useMessages('commerce', 'DiscountTag');
  const { price, original } = discount;
  const saved = () => t('saving', { amount: formatPrice(minor((original ?? price) - price), { decimals: false }) });
  return drawDiscountTag(discount, kind === 'percent' ? discountLabel(t) : saved);
}
