import type { HTMLAttributes, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Outline of the expected content. @default 'text' */
  shape?: styles.SkeletonVariants['shape'];
  /** Number of text lines; the last one is shorter. @default 1 */
  lines?: 1 | 2 | 3 | 4 | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A gray placeholder for content that is loading. Put `aria-busy` on the region that contains it. */
export function Skeleton({ shape = 'text', lines = 1, className, ...remainingProps }: SkeletonProps) {
  if (lines === 1) {
    return <span aria-hidden="true" {...remainingProps} className={joinClass(styles.box[shape], className)} />;
  }
  return (
    <span aria-hidden="true" {...remainingProps} className={joinClass(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are equal and never reordered
        <span key={line} className={styles.box[shape]} />
      ))}
    </span>
  );
}
