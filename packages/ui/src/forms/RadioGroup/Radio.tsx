import { type LabelHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { RadioDot } from './RadioDot.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioProps extends Omit<LabelHTMLAttributes<HTMLLabelElement>, 'style' | 'onChange'> {
  /** What the group's `onChange` gets. */
  value: string;
  /** The label. */
  children: ReactNode;
  /** Why it is unavailable; it stays focusable, so that every user can learn the reason. */
  unavailableReason?: string | undefined;
  /** Whether it is disabled and not focusable; prefer `unavailableReason`. @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLLabelElement> | undefined;
}

/** One option of a RadioGroup, as a line of text. */
export function Radio({
  value,
  children,
  unavailableReason,
  isDisabled = false,
  className,
  ...remainingProps
}: RadioProps) {
  const id = useId();
  const isUnavailable = unavailableReason !== undefined;
  return (
    <label {...remainingProps} htmlFor={id} className={joinClass(styles.row, className)}>
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
