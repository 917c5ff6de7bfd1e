import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Tag.css.ts';

export interface TagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style'> {
  /** One to three words. */
  children: ReactNode;
  /**
   * `deal` for a price cut, `save` for a coupon, `new`, `craft` for handmade, `info` for a note,
   * `danger` for something invalid, `line` is neutral. @default 'line'
   */
  tone?: styles.TagVariants['tone'];
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A small label. */
export function Tag({ tone = 'line', className, ...elementProps }: TagProps) {
  return <span {...elementProps} className={joinClass(styles.root[tone], className)} />;
}
