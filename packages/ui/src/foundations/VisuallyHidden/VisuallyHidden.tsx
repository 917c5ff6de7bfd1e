import { createElement, type HTMLAttributes, type Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Element to render. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend' | 'caption' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Text that is only in the accessibility tree and the HTML: for screen readers and search engines. */
export function VisuallyHidden({ as = 'span', className, ...remainingProps }: VisuallyHiddenProps) {
  return createElement(as, { ...remainingProps, className: joinClass(styles.root, className) });
}
