import type { Favorite } from '@mallard/domain/contract';
import { ProductCards } from '@mallard/ui/ProductCards';
import { useId } from 'react';
import { useProductCards } from '../../data/useProductCards.ts';
import { SectionHead } from '../../goods/SectionHead.tsx';
import { paths } from '../../routes.ts';
import { useTranslation } from '../../shell/useTranslation.ts';

const SHOWN = 4;

/** The favorites that cost less than usual and can be bought; nothing when there are none. */
export function FavoriteDrops({ favorites }: { favorites: readonly Favorite[] }) {
  const { t } = useTranslation('user');
  const id = useId();
  const reduced = favorites
    .map(({ product }) => product)
    .filter(({ price, originalPrice, stock }) => originalPrice !== null && price < originalPrice && stock > 0);
  const cards = useProductCards(reduced.slice(0, SHOWN));
  if (reduced.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('drops')} href={paths.favorites()} />
      <ProductCards {...cards} label={t('drops')} />
    </section>
  );
}
