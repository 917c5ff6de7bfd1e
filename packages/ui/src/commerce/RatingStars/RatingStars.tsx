import { type HTMLAttributes, memo, type Ref } from 'react';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './RatingStars.css.ts';
import { ratingStarsWords } from './RatingStars.words.ts';

export interface RatingStarsProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Mean of the stars given, 0 to `max`; 0 is no rating at all. */
  value: number;
  /** The most stars that can be given. @default 5 */
  max?: number | undefined;
  /** How many people rated; only spoken. */
  count?: number | undefined;
  /** One star with the number beside it, or five stars filled as far as the value goes. @default 'number' */
  variant?: 'number' | 'stars' | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Side of a star in the drawing, and as it is shown, px. */
const STEP = 16;
const SIDE = 14;

/** A rating to read. For giving one, use `RatingInput`. Cut to one decimal, never rounded up. */
export const RatingStars = /* @__PURE__ */ memo(function RatingStars({
  value,
  max = 5,
  count,
  variant = 'number',
  className,
  ...rest
}: RatingStarsProps) {
  const words = useWords(ratingStarsWords);
  // No number at all is no rating.
  const inside = Math.max(0, Math.min(max, value)) || 0;
  // 4.95 is not yet five; the small addend keeps 4.6 from becoming 4.5 in binary fractions.
  const shown = (Math.floor(inside * 10 + 1e-6) / 10).toFixed(1);
  const spoken = count === undefined ? words.rating(shown, max) : words.ratingWithCount(shown, max, count);
  const label = inside === 0 ? words.none : spoken;
  if (variant === 'number')
    return (
      <span
        {...rest}
        role="img"
        aria-label={label}
        className={joinClass(inside === 0 ? styles.unrated : styles.rated, className)}
      >
        {inside === 0 ? '–' : shown}
      </span>
    );
  const places = Array.from({ length: max }, (_, place) => place * STEP);
  return (
    <span {...rest} role="img" aria-label={label} className={joinClass(styles.row, className)}>
      <svg
        aria-hidden="true"
        className={styles.stars}
        width={max * SIDE}
        height={SIDE}
        viewBox={`0 0 ${max * STEP} ${STEP}`}
      >
        {places.map((at) => (
          <path key={at} d={styles.STAR} transform={`translate(${at})`} />
        ))}
        {/* A nested svg cuts off what lies outside it, so the last star can be filled in part. */}
        <svg aria-hidden="true" width={inside * STEP} height={STEP} className={styles.filled}>
          {places.map((at) => (
            <path key={at} d={styles.STAR} transform={`translate(${at})`} />
          ))}
        </svg>
      </svg>
    </span>
  );
});
