import { type LabelHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { RadioDot } from './RadioDot.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioProps extends Omit<LabelHTMLAttributes<HTMLLabelElement>, 'style' | 'onChange'> {
  /** What the group's `onChange` gets. */
  value: string;
  /** The words. */
  children: ReactNode;
  /** Why it cannot be chosen now; it stays focusable, so that everybody learns why. */
  unavailableReason?: string | undefined;
  /** Whether it cannot be chosen nor focused; prefer `unavailableReason`. @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLLabelElement> | undefined;
}

/** One choice of a RadioGroup, as a line of words. */
export function Radio({ value, children, unavailableReason, isDisabled = false, className, ...rest }: RadioProps) {
  const id = useId();
  const isUnavailable = unavailableReason !== undefined;
  return (
    <label {...rest} htmlFor={id} className={joinClass(styles.row, className)}>
      <RadioDot
        id={id}
        value={value}
        isDisabled={isDisabled}
        isUnavailable={isUnavailable}
        labelledBy={isUnavailable ? `${id}-words` : undefined}
        describedBy={isUnavailable ? `${id}-reason` : undefined}
      />
      <span className={styles.words}>
        <span id={`${id}-words`}>{children}</span>
        {isUnavailable && (
          <span id={`${id}-reason`} className={styles.reason}>
            {unavailableReason}
          </span>
        )}
      </span>
    </label>
  );
}
