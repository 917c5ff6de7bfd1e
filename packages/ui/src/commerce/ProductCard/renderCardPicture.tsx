import type { Picture } from '@mallard/domain/contract';
import type { ReactNode } from 'react';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import { renderImage } from '../../foundations/Image/renderImage.tsx';
import * as styles from './ProductCard.css.ts';

interface ShotLook {
  /** Rendered width of the picture, as in the `sizes` attribute. */
  sizes: string | undefined;
  /** Whether the picture is visible first. */
  isPriority: boolean | undefined;
  /** Whether it is faded, because the product is unavailable. */
  isFaded: boolean;
  /** Precedes URLs that begin with a slash: the value of `PictureBaseContext`. */
  pictureBase: string | undefined;
}

const NO_PICTURE = { src: null, width: 1, height: 1 };

/**
 * Renders the square picture of a card, or its placeholder. A function instead of a component,
 * because lists have hundreds.
 */
export function renderCardPicture(
  picture: Picture | null,
  { sizes, isPriority, isFaded, pictureBase }: ShotLook,
): ReactNode {
  const file = picture ? pictureProps(picture, sizes) : NO_PICTURE;
  return renderImage(
    { ...file, alt: '', isPriority },
    { className: styles.frames[isFaded ? 'faded' : 'clear'], pictureBase },
  );
}
