import { discountTag, type Minor, minor } from '@mallard/domain/money';
import { Tag, type TagProps } from '../../feedback/Tag/Tag.tsx';
import { discountOfTag } from '../../intl/discount.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';

export interface DiscountTagProps extends Omit<TagProps, 'children' | 'tone'> {
  /** Current price, in minor units. */
  price: Minor;
  /** Previous price, in minor units. */
  original: Minor | null | undefined;
  /** Solid on pictures, outline in running text. @default 'solid' */
  variant?: 'solid' | 'outline' | undefined;
  /** The percentage, or the saved amount for expensive products. @default 'percent' */
  kind?: 'percent' | 'amount' | undefined;
}

/** The discount of a price, never rounded up. Renders nothing without a relevant saving. */
export function DiscountTag(props: DiscountTagProps) {
  const { price, original: givenOriginal, variant = 'solid', kind = 'percent', ...elementProps } = props;
  const t = useMessages('commerce', 'DiscountTag');
  const format = usePriceFormat();
  const original = givenOriginal ?? price;
  const discount = discountTag(price, original);
  if (!discount) return null;
  return (
    <Tag {...elementProps} tone={variant === 'solid' ? 'deal' : 'save'}>
      {kind === 'percent'
        ? t('discount', { discount: discountOfTag(discount, t.locale) })
        : t('saving', { amount: format.format(minor(original - price), { decimals: false }) })}
    </Tag>
  );
}
