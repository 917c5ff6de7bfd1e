import type { ReactNode } from 'react';
import { wrapText } from '../../foundations/wrapText.tsx';
import { BusySpinner } from './BusySpinner.tsx';
import * as styles from './Button.css.ts';

export interface ButtonContentProps {
  /** The words. */
  children: ReactNode;
  /** Icon before the words. */
  iconStart?: ReactNode;
  /** Icon after the words. */
  iconEnd?: ReactNode;
  /** Whether a spinner covers the words. */
  isPending?: boolean | undefined;
  /** Words beside the spinner. */
  pendingLabel?: string | undefined;
}

/** What stands inside a button: icons, words, and over them the spinner. */
export function ButtonContent({ children, iconStart, iconEnd, isPending = false, pendingLabel }: ButtonContentProps) {
  return (
    <span className={styles.layers}>
      <span className={isPending ? `${styles.words} ${styles.covered}` : styles.words}>
        {iconStart}
        {wrapText(children)}
        {iconEnd}
      </span>
      {isPending && (
        <span className={styles.busy}>
          <BusySpinner words={pendingLabel} />
          <span>{pendingLabel}</span>
        </span>
      )}
    </span>
  );
}
