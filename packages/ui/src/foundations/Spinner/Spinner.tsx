import type { HTMLAttributes, Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Its text; empty when text beside it says the same. @default "Loading" in the reader's language */
  label?: string | undefined;
  /** Diameter: 18, 24 or 32 px. @default 'sm' */
  size?: styles.SpinnerVariants['size'];
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A rotating ring. With reduced motion it stands still and shows its text instead. */
export function Spinner({ label, size = 'sm', className, ...remainingProps }: SpinnerProps) {
  const t = useMessages('foundations', 'Spinner');
  const text = label ?? t('loading');
  return (
    <span {...remainingProps} className={joinClass(styles.root, className)}>
      <span aria-hidden="true" className={styles.ring[size]} />
      {text !== '' && <span className={styles.words}>{text}</span>}
    </span>
  );
}
