import { type HTMLAttributes, memo, type Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { RatingNumber } from './RatingNumber.tsx';
import * as styles from './RatingStars.css.ts';
import { type Rating, readRating } from './readRating.ts';
import { STAR } from './star.ts';

export interface RatingStarsProps
  extends Rating,
    Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children' | 'role' | 'aria-label' | 'aria-labelledby'> {
  /** Number of ratings; for screen readers only. */
  count?: number | undefined;
  /** One star with the number beside it, or five stars filled up to the value. @default 'number' */
  variant?: 'number' | 'stars' | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Side of a star in the SVG, and as displayed, px. */
const STEP = 16;
const SIDE = 14;

/** Displays a rating. For input, use `RatingInput`. Truncated to one decimal, never rounded up. */
export const RatingStars = /* @__PURE__ */ memo(function RatingStars({
  value,
  max = 5,
  count,
  variant = 'number',
  className,
  ...remainingProps
}: RatingStarsProps) {
  const t = useMessages('foundations', 'RatingStars');
  const read = readRating({ value, max }, t);
  const { inside } = read;
  const label =
    count === undefined || inside === 0 ? read.label : t('ratingWithReviews', { rating: read.label, count });
  if (variant === 'number')
    return <RatingNumber {...remainingProps} rating={{ ...read, label }} className={className} />;
  const starOffsets = Array.from({ length: max }, (_, index) => index * STEP);
  return (
    <span {...remainingProps} role="img" aria-label={label} className={joinClass(styles.row, className)}>
      <svg
        aria-hidden="true"
        className={styles.stars}
        width={max * SIDE}
        height={SIDE}
        viewBox={`0 0 ${max * STEP} ${STEP}`}
      >
        {starOffsets.map((at) => (
          <path key={at} d={STAR} transform={`translate(${at})`} />
        ))}
        {/* A nested svg clips its contents, so that the last star can be partly filled. */}
        <svg aria-hidden="true" width={inside * STEP} height={STEP} className={styles.filled}>
          {starOffsets.map((at) => (
            <path key={at} d={STAR} transform={`translate(${at})`} />
          ))}
        </svg>
      </svg>
    </span>
  );
});
