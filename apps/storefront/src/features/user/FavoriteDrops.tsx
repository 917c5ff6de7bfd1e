import type { Favorite } from '@mallard/domain/contract';
import { ProductCards } from '@mallard/ui/ProductCards';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { PriceDropNote, priceDropOf } from '../../shared/products/PriceDropNote.tsx';
import { SectionHead } from '../../shared/products/SectionHead.tsx';
import { useProductCards } from '../../shared/products/useProductCards.ts';

const MAX_SHOWN = 4;

/**
 * The favorites that are in stock and cost less than when they were saved, or less than their original price. Renders nothing
 * when there are none. The largest price drops come first.
 */
export function FavoriteDrops({ favorites }: { favorites: readonly Favorite[] }) {
  const { t } = useTranslation('user');
  const id = useId();
  const reduced = favorites
    .map((favorite) => ({ product: favorite.product, drop: priceDropOf(favorite) }))
    .filter(({ product, drop }) => product.stock > 0 && (drop > 0 || product.price < (product.originalPrice ?? 0)))
    .toSorted((a, b) => b.drop - a.drop)
    .slice(0, MAX_SHOWN);
  const cards = useProductCards(reduced.map(({ product }) => product));
  if (reduced.length === 0) return null;
  const drops = new Map(reduced.map(({ product, drop }) => [product.id, drop]));
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('drops')} href={paths.favorites()} />
      <ProductCards
        {...cards}
        label={t('drops')}
        noteOf={({ id }) => {
          const drop = drops.get(id);
          return drop !== undefined && drop > 0 && <PriceDropNote drop={drop} />;
        }}
      />
    </section>
  );
}
