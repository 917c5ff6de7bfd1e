import { createElement, type HTMLAttributes, type Ref } from 'react';
import { type Gap, gapped } from '../../theme/gap.css.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { listRoleOf } from '../listRole.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Element to render; `ul` and `ol` keep their list role. @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | undefined;
  /** Distance between children, a step of the space scale in px. @default 8 */
  gap?: Gap | undefined;
  /** Alignment across the line. @default 'center' */
  align?: styles.InlineVariants['align'];
  /** Distribution of free space on the line. @default 'start' */
  justify?: styles.InlineVariants['justify'];
  /** Whether children may wrap. @default true */
  isWrapping?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Places children beside one another, wrapping when the line is full. */
export function Inline({ as = 'div', gap = 8, align, justify, isWrapping, className, ...remainingProps }: InlineProps) {
  return createElement(as, {
    ...listRoleOf(as),
    ...remainingProps,
    'data-gap': gap,
    className: joinClass(`${styles.root({ align, justify, isWrapping })} ${gapped}`, className),
  });
}
