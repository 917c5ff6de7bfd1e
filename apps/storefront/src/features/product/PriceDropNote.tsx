import type { Favorite } from '@mallard/domain/contract';
import { formatPrice, type Minor, minor } from '@mallard/domain/money';
import { Tag } from '@mallard/ui/Tag';
import { useTranslation } from '../../i18n/useTranslation.ts';

/**
 * How much less a product costs than when it became a favorite, in minor units; 0 where it costs as much or more, or the back
 * end does not say.
 */
export function priceDropOf({ priceWhenAdded, product }: Pick<Favorite, 'priceWhenAdded' | 'product'>): Minor {
  return minor(Math.max(0, (priceWhenAdded ?? 0) - product.price));
}

/** Says below a favorite's price how much it has dropped. */
export function PriceDropNote({ drop }: { drop: Minor }) {
  const { t } = useTranslation('shell');
  return (
    <p>
      <Tag tone="deal" translate="no">
        {t('priceDrop', { amount: formatPrice(drop, { decimals: false }) })}
      </Tag>
    </p>
  );
}
