import * as styles from './Image.css.ts';

/** What is seen of a picture before it comes. */
export interface ImageGround {
  /** Main colour of the picture as `#rrggbb`, shown until it comes. */
  color?: string | undefined;
  /** The picture in a few pixels, as a data URI, shown blurred over the colour until it comes. */
  placeholder?: string | undefined;
}

interface ImagePlaceholderProps extends ImageGround {
  /** The picture's own measures as a `viewBox`, where it leaves a part of its frame free. */
  viewBox?: string | undefined;
}

/** The ground under a picture: an attribute each, because a page with a strict policy takes no inline style. */
export function ImagePlaceholder({ color, placeholder, viewBox }: ImagePlaceholderProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className={placeholder === undefined ? styles.ground : styles.blurredGround}
    >
      {color !== undefined && <rect width="100%" height="100%" fill={color} />}
      {placeholder !== undefined && (
        <image href={placeholder} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />
      )}
    </svg>
  );
}
