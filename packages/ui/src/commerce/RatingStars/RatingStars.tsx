import type { HTMLAttributes, Ref } from 'react';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './RatingStars.css.ts';

export interface RatingStarsProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Mean of the stars given, 0 to 5. */
  value: number;
  /** How many people rated; only spoken. */
  count?: number | undefined;
  /** One star with the number beside it, or five stars filled as far as the value goes. @default 'number' */
  variant?: 'number' | 'stars' | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

const STAR = 'M8 1.4l2 4.1 4.5.7-3.2 3.1.7 4.5L8 11.7l-4 2.1.7-4.5L1.5 6.2 6 5.5z';
const STEP = 16;
const MOST = 5;

/** A read-only rating. For giving one, use a radio group. */
export function RatingStars({ value, count, variant = 'number', className, ...rest }: RatingStarsProps) {
  const words = useCommerceWords();
  const shown = value.toFixed(1);
  const label = count === undefined ? words.rating(shown) : words.ratingWithCount(shown, count);
  const total = variant === 'number' ? 1 : MOST;
  const places = Array.from({ length: total }, (_, place) => place * STEP);
  const filledWidth = variant === 'number' ? STEP : Math.max(0, Math.min(MOST, value)) * STEP;
  return (
    <span {...rest} role="img" aria-label={label} className={joinClass(styles.root, className)}>
      <svg
        aria-hidden="true"
        className={styles.stars}
        width={total * STEP - 2}
        height="14"
        viewBox={`0 0 ${total * STEP} ${STEP}`}
      >
        {places.map((at) => (
          <path key={at} d={STAR} transform={`translate(${at})`} />
        ))}
        {/* A nested svg cuts off what lies outside it, so the last star can be filled in part. */}
        <svg aria-hidden="true" width={filledWidth} height={STEP} className={styles.filled}>
          {places.map((at) => (
            <path key={at} d={STAR} transform={`translate(${at})`} />
          ))}
        </svg>
      </svg>
      {variant === 'number' && <span className={styles.value}>{shown}</span>}
    </span>
  );
}
