import { takeEarlyTick } from '../../foundations/EarlyState/takeEarlyTick.ts';
import * as styles from './RadioGroup.css.ts';
import { useRadioGroup } from './RadioGroupContext.ts';

export interface RadioDotProps {
  /** What its label's `htmlFor` names. */
  id: string;
  /** What the group's `onChange` gets. */
  value: string;
  /** Whether it cannot be reached. */
  isDisabled: boolean;
  /** Whether it can be reached, but not chosen. */
  isUnavailable: boolean;
  /** Id of its words; without it the label around names it. */
  labelledBy?: string | undefined;
  /** Ids of what tells more about it. */
  describedBy: string | undefined;
}

/** The round box of one choice. */
export function RadioDot({ id, value, isDisabled, isUnavailable, labelledBy, describedBy }: RadioDotProps) {
  const group = useRadioGroup();
  return (
    <input
      id={id}
      ref={takeEarlyTick}
      type="radio"
      name={group.name}
      value={value}
      checked={group.value === value}
      disabled={isDisabled || group.isDisabled}
      aria-disabled={isUnavailable || undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.dot}
      onChange={() => {
        // The browser has moved the focus here; React takes the choice back, and the reason is read out.
        if (!isUnavailable) group.select(value);
      }}
    />
  );
}
