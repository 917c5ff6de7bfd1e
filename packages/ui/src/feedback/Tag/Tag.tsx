import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Tag.css.ts';

export interface TagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style'> {
  /** One to three words. */
  children: ReactNode;
  /** `deal` a price cut, `save` a coupon, `new`, `craft` handmade, `info` a remark, `danger` what no longer holds, `line` neutral. @default 'line' */
  tone?: styles.TagVariants['tone'];
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A small label on a thing. */
export function Tag(props: TagProps) {
  return drawTag(props);
}

/** The label as a function and no component, because lists have hundreds. */
export function drawTag({ tone = 'line', className, ...rest }: TagProps): ReactNode {
  return <span {...rest} className={joinClass(styles.root[tone], className)} />;
}
