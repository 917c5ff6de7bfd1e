import type { Picture } from '@mallard/domain/contract';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { pictureProps } from '../pictureProps.ts';
import * as styles from './ProductCard.css.ts';

export interface ProductCardPictureProps {
  /** The product's name, to tell its buttons from those of other cards. */
  title: string;
  picture: Picture;
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** Whether the picture is among the first things seen. @default false */
  isPriority?: boolean | undefined;
  /** Whether the picture is faded. @default false */
  isSoldOut?: boolean | undefined;
  /** A tag at the top start corner. */
  flag?: ReactNode;
  /** @default false */
  isFavorite?: boolean | undefined;
  /** Draws the heart, and hears of the state it was pressed for. */
  onFavoriteChange?: ((isFavorite: boolean) => void) | undefined;
}

/** The square picture of a card with its tag and its heart. The name stands below, so the picture itself is silent. */
export function ProductCardPicture(props: ProductCardPictureProps) {
  const { title, picture, sizes, isPriority, isSoldOut, flag, isFavorite = false, onFavoriteChange } = props;
  const words = useCommerceWords();
  return (
    <>
      <span className={styles.shot} data-sold-out={isSoldOut || undefined}>
        <Image {...pictureProps(picture, sizes)} alt="" ratio="1:1" isPriority={isPriority} />
      </span>
      {flag && <span className={styles.flag}>{flag}</span>}
      {onFavoriteChange && (
        <button
          type="button"
          className={styles.wish}
          aria-label={words.favoriteProduct(title)}
          aria-pressed={isFavorite}
          onClick={() => onFavoriteChange(!isFavorite)}
        >
          <Icon glyph={Heart} isSolid={isFavorite} />
        </button>
      )}
    </>
  );
}
