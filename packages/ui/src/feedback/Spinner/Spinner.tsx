import type { HTMLAttributes, Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Words for it; an empty text when words beside it say the same. @default "Loading" in the reader's language */
  label?: string | undefined;
  /** Side of the ring: 18, 24 or 32 px. @default 'sm' */
  size?: styles.SpinnerVariants['size'];
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A turning ring. Where motion is unwanted it stands still and shows its words instead. */
export function Spinner({ label, size = 'sm', className, ...rest }: SpinnerProps) {
  const t = useMessages('feedback', 'Spinner');
  const words = label ?? t('loading');
  return (
    <span {...rest} className={joinClass(styles.root, className)}>
      <span aria-hidden="true" className={styles.ring[size]} />
      {words !== '' && <span className={styles.words}>{words}</span>}
    </span>
  );
}
