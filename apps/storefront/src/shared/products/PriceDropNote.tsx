import type { Favorite } from '@mallard/domain/contract';
import { type Minor, minor } from '@mallard/domain/money';
import { Tag } from '@mallard/ui/Tag';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { useTranslation } from '../../i18n/useTranslation.ts';

/**
 * Returns by how much the price of a favorite has dropped since it was saved, in minor units. Returns 0 if the price did not
 * drop, or the back end does not provide the saved price.
 */
export function priceDropOf({ priceWhenAdded, product }: Pick<Favorite, 'priceWhenAdded' | 'product'>): Minor {
  return minor(Math.max(0, (priceWhenAdded ?? 0) - product.price));
}

/** A tag with the price drop of a favorite. */
export function PriceDropNote({ drop }: { drop: Minor }) {
  const { t } = useTranslation('shell');
  const format = usePriceFormat();
  return (
    <p>
      <Tag tone="deal" translate="no">
        {t('priceDrop', { amount: format.format(drop, { decimals: false }) })}
      </Tag>
    </p>
  );
}
