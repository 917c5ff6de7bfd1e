import type { HTMLAttributes, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './RatingNumber.css.ts';
import type { ReadRating } from './readRating.ts';

interface RatingNumberProps extends HTMLAttributes<HTMLSpanElement> {
  rating: ReadRating;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** One star with the number beside it. */
export function RatingNumber({ rating, className, ...elementProps }: RatingNumberProps) {
  return (
    <span
      {...elementProps}
      role="img"
      aria-label={rating.label}
      className={joinClass(rating.inside === 0 ? styles.unrated : styles.rated, className)}
    >
      {rating.shown}
    </span>
  );
}
