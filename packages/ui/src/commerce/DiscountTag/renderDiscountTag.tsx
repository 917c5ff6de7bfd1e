import { discountTag, type Minor, type DiscountTag as Saving } from '@mallard/domain/money';
import type { ReactNode } from 'react';
import { renderTag, type TagProps } from '../../feedback/Tag/Tag.tsx';
import type { Translate } from '../../intl/createTranslate.ts';
import { discountOfTag } from '../../intl/discount.ts';

export interface Discount extends Omit<TagProps, 'children' | 'tone'> {
  /** Current price, in minor units. */
  price: Minor;
  /** Previous price, in minor units. */
  original: Minor | null | undefined;
  /** Solid on pictures, outline in running text. @default 'solid' */
  variant?: 'solid' | 'outline' | undefined;
}

/** Returns the text of a discount: `6.9 折`, `−31%`. */
export function discountLabel(t: Translate<'commerce', 'DiscountTag'>): (saving: Saving) => string {
  return (saving) => t('discount', { discount: discountOfTag(saving, t.locale) });
}

/**
 * Renders a discount. A function instead of a component, because lists have hundreds.
 *
 * @param format formats it
 */
export function renderDiscountTag(
  { price, original, variant = 'solid', ...remainingProps }: Discount,
  format: (saving: Saving) => string,
): ReactNode {
  const tag = typeof original === 'number' && discountTag(price, original);
  return tag
    ? renderTag({ ...remainingProps, tone: variant === 'solid' ? 'deal' : 'save', children: format(tag) })
    : null;
}
