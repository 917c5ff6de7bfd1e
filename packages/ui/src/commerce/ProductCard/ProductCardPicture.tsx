import type { Picture } from '@mallard/domain/contract';
import type { ReactNode } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { drawShot } from './drawShot.tsx';
import * as styles from './ProductCard.css.ts';
import { WishButton } from './WishButton.tsx';

export interface ProductCardPictureProps {
  /** The product's name, to tell its buttons from those of other cards. */
  title: string;
  /** Left out by products that have none; their place is kept. */
  picture: Picture | null;
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** Whether the picture is among the first things seen. @default false */
  isPriority?: boolean | undefined;
  /** Whether the picture is faded, because the product cannot be bought. @default false */
  isSoldOut?: boolean | undefined;
  /** A tag at the top start corner. */
  flag?: ReactNode;
  /** @default false */
  isFavorite?: boolean | undefined;
  /** Draws the heart, and hears of the state it was pressed for. */
  onFavoriteChange?: ((isFavorite: boolean) => unknown) | undefined;
}

/** The square picture of a card with its tag and its heart. The name stands below, so the picture itself is silent. */
export function ProductCardPicture(props: ProductCardPictureProps) {
  const { title, picture, sizes, isPriority, isSoldOut = false, flag, isFavorite = false, onFavoriteChange } = props;
  const t = useMessages('commerce', 'ProductCard');
  return (
    <>
      {drawShot(picture, { sizes, isPriority, isFaded: isSoldOut })}
      {flag && <span className={styles.flag}>{flag}</span>}
      {onFavoriteChange && (
        <WishButton label={t('favorite', { title })} isFavorite={isFavorite} onChange={onFavoriteChange} />
      )}
    </>
  );
}
