import type { ReactNode } from 'react';
import { wrapText } from '../../foundations/wrapText.tsx';
import { BusySpinner } from './BusySpinner.tsx';
import * as styles from './Button.css.ts';

export interface ButtonContentProps {
  /** Label of the button. */
  children: ReactNode;
  /** Icon before the label. */
  iconStart?: ReactNode;
  /** Icon after the label. */
  iconEnd?: ReactNode;
  /** Whether a spinner covers the label. */
  isPending?: boolean | undefined;
  /** Text beside the spinner. */
  pendingLabel?: string | undefined;
}

/** The content of a button: icons and label, covered by the spinner while pending. */
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
