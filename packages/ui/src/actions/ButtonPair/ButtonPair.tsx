import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ButtonPair.css.ts';

export interface ButtonPairProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /** Two `Button`s, the lighter decision first: add to cart, then buy now. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Two actions joined in one pill, separated by a white ring. */
export function ButtonPair({ className, ...remainingProps }: ButtonPairProps) {
  return <div {...remainingProps} className={joinClass(styles.root, className)} />;
}
