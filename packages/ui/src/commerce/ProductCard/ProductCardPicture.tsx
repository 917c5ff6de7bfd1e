import type { Picture } from '@mallard/domain/contract';
import { type ReactNode, useContext } from 'react';
import { PictureBaseContext } from '../../foundations/MallardProvider/PictureBaseContext.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import * as styles from './ProductCard.css.ts';
import { renderCardPicture } from './renderCardPicture.tsx';

export interface ProductCardPictureProps {
  /** The product's name, to distinguish its buttons from those of other cards. */
  title: string;
  /** The picture; `null` shows a placeholder. */
  picture: Picture | null;
  /** Rendered width of the picture, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** Whether the picture is visible first. @default false */
  isPriority?: boolean | undefined;
  /** Whether the picture is faded, because the product is unavailable. @default false */
  isSoldOut?: boolean | undefined;
  /** A tag at the top start corner. */
  flag?: ReactNode;
  /** @default false */
  isFavorite?: boolean | undefined;
  /** Called with the requested state; shows the favorite button. */
  onFavoriteChange?: ((isFavorite: boolean) => unknown) | undefined;
}

/**
 * The square picture of a card with its tag and favorite button. Hidden from screen readers,
 * because the name is below it.
 */
export function ProductCardPicture(props: ProductCardPictureProps) {
  const { title, picture, sizes, isPriority, isSoldOut = false, flag, isFavorite = false, onFavoriteChange } = props;
  const t = useMessages('commerce', 'ProductCard');
  const pictureBase = useContext(PictureBaseContext);
  return (
    <>
      {renderCardPicture(picture, { sizes, isPriority, isFaded: isSoldOut, pictureBase })}
      {flag && <span className={styles.flag}>{flag}</span>}
      {onFavoriteChange && (
        <FavoriteButton label={t('favorite', { title })} isFavorite={isFavorite} onChange={onFavoriteChange} />
      )}
    </>
  );
}
