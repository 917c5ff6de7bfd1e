import type { HTMLAttributes, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Outline of what is to come. @default 'text' */
  shape?: styles.SkeletonVariants['shape'];
  /** How many lines of text; the last one is shorter. @default 1 */
  lines?: 1 | 2 | 3 | 4 | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A grey box in the place of content that is being loaded. Put `aria-busy` on the region that holds it. */
export function Skeleton({ shape = 'text', lines = 1, className, ...rest }: SkeletonProps) {
  if (lines === 1) {
    return <span aria-hidden="true" {...rest} className={joinClass(styles.box[shape], className)} />;
  }
  return (
    <span aria-hidden="true" {...rest} className={joinClass(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change places
        <span key={line} className={styles.box[shape]} />
      ))}
    </span>
  );
}
