import { createElement, type HTMLAttributes, type Ref } from 'react';
import { type Gap, gapped } from '../../theme/gap.css.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { listRoleOf } from '../listRole.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Element to render; `ul` and `ol` keep their list role. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'section' | 'article' | 'aside' | 'main' | 'nav' | 'header' | 'footer' | undefined;
  /** Distance between children, a step of the space scale in px. @default 16 */
  gap?: Gap | undefined;
  /** Alignment across the axis. @default 'stretch' */
  align?: styles.StackVariants['align'];
  ref?: Ref<HTMLElement> | undefined;
}

/** Places children below one another. The space between them belongs to the stack, not to the children. */
export function Stack({ as = 'div', gap = 16, align, className, ...remainingProps }: StackProps) {
  return createElement(as, {
    ...listRoleOf(as),
    ...remainingProps,
    'data-gap': gap,
    className: joinClass(`${styles.root({ align })} ${gapped}`, className),
  });
}
