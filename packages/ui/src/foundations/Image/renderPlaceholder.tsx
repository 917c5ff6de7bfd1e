import type { ReactNode } from 'react';
import * as styles from './renderImage.css.ts';

/** What to show before a picture has loaded. */
export interface ImagePlaceholder {
  /** Main color of the picture as `#rrggbb`, shown until it loads. */
  color?: string | null | undefined;
  /** The picture in a few pixels, as a data URI, shown blurred over the color until it loads. */
  placeholder?: string | null | undefined;
}

/**
 * Renders the placeholder of a picture. Uses SVG attributes, because a strict
 * Content-Security-Policy refuses inline styles.
 *
 * @param viewBox size of the picture, when it does not fill its frame
 */
export function renderPlaceholder({ color, placeholder }: ImagePlaceholder, viewBox: string | undefined): ReactNode {
  if (!color && !placeholder) return null;
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={placeholder ? styles.blurredPlaceholder : styles.placeholder}>
      {color && <rect width="100%" height="100%" fill={color} />}
      {placeholder && <image href={placeholder} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />}
    </svg>
  );
}
