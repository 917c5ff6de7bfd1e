import { createElement, type HTMLAttributes, type Ref } from 'react';
import type { Gap } from '../../theme/gap.css.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { listRoleOf } from '../listRole.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Element to render; `ul` and `ol` keep their list role. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
  /**
   * `products` has as many columns as the design specifies per page width. `sm`, `md` and `lg` fit
   * as many columns of at least 148, 220 and 320 px, more with larger text, as the container has
   * room for. A number is a fixed count. @default 'md'
   */
  columns?: styles.GridVariants['columns'];
  /** Distance between cells, a step of the space scale in px; `products` has its own. @default 16 */
  gap?: Gap | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Cells of equal width in rows. */
export function Grid({ as = 'div', columns = 'md', gap = 16, className, ...remainingProps }: GridProps) {
  return createElement(as, {
    ...listRoleOf(as),
    ...remainingProps,
    'data-columns': columns,
    'data-gap': columns === 'products' ? undefined : gap,
    className: joinClass(styles.root, className),
  });
}
