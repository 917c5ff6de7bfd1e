import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import type { ReadRating } from './readRating.ts';
import * as styles from './renderRating.css.ts';

interface RatingRoot extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Renders one star with the number beside it. A function instead of a component, because lists have hundreds. */
export function renderRating({ inside, shown, label }: ReadRating, root?: RatingRoot): ReactNode {
  return (
    <span
      {...root}
      role="img"
      aria-label={label}
      className={joinClass(inside === 0 ? styles.unrated : styles.rated, root?.className)}
    >
      {shown}
    </span>
  );
}
