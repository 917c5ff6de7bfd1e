import { minor } from '@mallard/domain/money';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { type Discount, discountLabel, renderDiscountTag } from './renderDiscountTag.tsx';

export interface DiscountTagProps extends Discount {
  /** The percentage, or the saved amount for expensive products. @default 'percent' */
  kind?: 'percent' | 'amount' | undefined;
}

/** The discount of a price, never rounded up. Renders nothing without a relevant saving. */
export function DiscountTag({ kind = 'percent', ...discount }: DiscountTagProps) {
  const t = useMessages('commerce', 'DiscountTag');
  const format = usePriceFormat();
  const { price, original } = discount;
  const saved = () => t('saving', { amount: format.format(minor((original ?? price) - price), { decimals: false }) });
  return renderDiscountTag(discount, kind === 'percent' ? discountLabel(t) : saved);
}
