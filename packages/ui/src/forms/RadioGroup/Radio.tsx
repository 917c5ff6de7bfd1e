import type { LabelHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './RadioGroup.css.ts';
import { useRadioGroup } from './RadioGroupContext.ts';

export interface RadioProps extends Omit<LabelHTMLAttributes<HTMLLabelElement>, 'style' | 'onChange'> {
  /** What the group's `onChange` gets. */
  value: string;
  /** The words. */
  children: ReactNode;
  /** Whether it cannot be chosen; say why in the words. @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLLabelElement> | undefined;
}

/** One choice of a RadioGroup, as a line of words. */
export function Radio({ value, children, isDisabled = false, className, ...rest }: RadioProps) {
  const group = useRadioGroup();
  return (
    <label {...rest} className={joinClass(styles.row, className)}>
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={isDisabled || group.isDisabled}
        className={styles.dot}
        onChange={() => group.select(value)}
      />
      <span>{children}</span>
    </label>
  );
}
