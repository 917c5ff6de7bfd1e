import { createElement, type HTMLAttributes, type Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Heading.css.ts';

/** Heading level in the outline of a page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'style'> {
  /** Level in the outline of the page; use `1` once per screen. */
  level: HeadingLevel;
  /** Visual size, independent of the level. @default by level: headline, title, then subtitle */
  size?: styles.HeadingVariants['size'];
  ref?: Ref<HTMLHeadingElement> | undefined;
}

const sizeOfLevel = { 1: 'headline', 2: 'title', 3: 'subtitle', 4: 'subtitle', 5: 'subtitle', 6: 'subtitle' } as const;

/** A heading of the page's outline. */
export function Heading({ level, size = sizeOfLevel[level], className, ...remainingProps }: HeadingProps) {
  return createElement(`h${level}`, { ...remainingProps, className: joinClass(styles.root[size], className) });
}
