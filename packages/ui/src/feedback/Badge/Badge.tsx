import type { HTMLAttributes, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** How many; nothing is shown at 0, a dot when nobody knows: never a number that may be wrong. */
  count: number | undefined;
  /** Largest number that is written out. @default 99 */
  max?: number | undefined;
  /** Diameter: 18 px for a corner of a drawing, 24 px at most with the largest letters, or 20 px, which grows with them. @default 'md' */
  size?: styles.BadgeVariants['size'];
  /** `accent` what waits for its reader, `neutral` a mere count. @default 'accent' */
  tone?: styles.BadgeVariants['tone'];
  /** What is behind it, for the ring round it. @default 'canvas' */
  ground?: styles.BadgeVariants['ground'];
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A count at the corner of a thing. It is not read out: say the count in the name of the thing. */
export function Badge(props: BadgeProps) {
  const { count, max = 99, size = 'md', tone = 'accent', ground = 'canvas', className, ...rest } = props;
  if (count !== undefined && count <= 0) return null;
  const isDot = count === undefined;
  const look = `${styles.root} ${styles.size[size]} ${styles.tone[tone]}${isDot ? ` ${styles.dot}` : ''} ${styles.ground[ground]}`;
  return (
    <span aria-hidden="true" translate="no" {...rest} className={joinClass(look, className)}>
      {isDot ? null : count > max ? `${max}+` : count}
    </span>
  );
}
