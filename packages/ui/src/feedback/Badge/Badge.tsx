import type { HTMLAttributes, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** The count. Shows nothing for 0, and a dot while it is `undefined`: never a number that may be wrong. */
  count: number | undefined;
  /** Largest number to show; larger ones show as "99+". @default 99 */
  max?: number | undefined;
  /**
   * Diameter. `sm` is 18 px for the corner of an icon, at most 24 px with large text. `md` is 20 px
   * and grows with the text. @default 'md'
   */
  size?: styles.BadgeVariants['size'];
  /** `accent` for something unread, `neutral` for a plain count. @default 'accent' */
  tone?: styles.BadgeVariants['tone'];
  /** Background behind the badge, for the ring around it. @default 'canvas' */
  background?: styles.BadgeVariants['background'];
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A count at the corner of an element. Hidden from screen readers: include the count in the element's name. */
export function Badge(props: BadgeProps) {
  const { count, max = 99, size = 'md', tone = 'accent', background = 'canvas', className, ...remainingProps } = props;
  if (count !== undefined && count <= 0) return null;
  const isDot = count === undefined;
  const look = `${styles.root} ${styles.size[size]} ${styles.tone[tone]}${isDot ? ` ${styles.dot}` : ''} ${styles.ring[background]}`;
  return (
    <span aria-hidden="true" translate="no" {...remainingProps} className={joinClass(look, className)}>
      {isDot ? null : count > max ? `${max}+` : count}
    </span>
  );
}
