import type { ReactNode } from 'react';
import * as styles from './drawImage.css.ts';

/** What is seen of a picture before it comes. */
export interface ImageGround {
  /** Main colour of the picture as `#rrggbb`, shown until it comes. */
  color?: string | null | undefined;
  /** The picture in a few pixels, as a data URI, shown blurred over the colour until it comes. */
  placeholder?: string | null | undefined;
}

/**
 * The ground under a picture: an attribute each, because a page with a strict policy takes no inline style.
 *
 * @param viewBox the picture's own measures, where it leaves a part of its frame free
 */
export function drawGround({ color, placeholder }: ImageGround, viewBox: string | undefined): ReactNode {
  if (!color && !placeholder) return null;
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={placeholder ? styles.blurredGround : styles.ground}>
      {color && <rect width="100%" height="100%" fill={color} />}
      {placeholder && <image href={placeholder} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />}
    </svg>
  );
}
