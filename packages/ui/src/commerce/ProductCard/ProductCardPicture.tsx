import type { Picture } from '@mallard/domain/contract';
import { Heart, ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { useWords } from '../../intl/useWords.ts';
import { pictureProps } from '../pictureProps.ts';
import * as styles from './ProductCard.css.ts';
import { productCardWords } from './ProductCard.words.ts';

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
  onFavoriteChange?: ((isFavorite: boolean) => void) | undefined;
}

/** The square picture of a card with its tag and its heart. The name stands below, so the picture itself is silent. */
export function ProductCardPicture(props: ProductCardPictureProps) {
  const { title, picture, sizes, isPriority, isSoldOut, flag, isFavorite = false, onFavoriteChange } = props;
  const words = useWords(productCardWords);
  return (
    <>
      <span className={styles.shot} data-sold-out={isSoldOut || undefined}>
        {picture ? (
          <Image {...pictureProps(picture, sizes)} alt="" ratio="1:1" isPriority={isPriority} />
        ) : (
          <span className={styles.noPicture}>
            <Icon glyph={ImageOff} size="lg" />
          </span>
        )}
      </span>
      {flag && <span className={styles.flag}>{flag}</span>}
      {onFavoriteChange && (
        <button
          type="button"
          className={styles.wish}
          aria-label={words.favorite(title)}
          aria-pressed={isFavorite}
          onClick={() => onFavoriteChange(!isFavorite)}
        >
          <Icon glyph={Heart} isSolid={isFavorite} />
        </button>
      )}
    </>
  );
}
