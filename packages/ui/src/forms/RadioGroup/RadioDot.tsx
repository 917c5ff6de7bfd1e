import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
import * as styles from './RadioGroup.css.ts';
import { useRadioGroup } from './RadioGroupContext.ts';

export interface RadioDotProps {
  /** Id for its label's `htmlFor`. */
  id: string;
  /** What the group's `onChange` gets. */
  value: string;
  /** Whether it is disabled and not focusable. */
  isDisabled: boolean;
  /** Whether it is focusable, but not selectable. */
  isUnavailable: boolean;
  /** Id of its label; without it, the label element around it names it. */
  labelledBy?: string | undefined;
  /** Ids of its descriptions. */
  describedBy: string | undefined;
}

/** The native radio button of one option. */
export function RadioDot({ id, value, isDisabled, isUnavailable, labelledBy, describedBy }: RadioDotProps) {
  const group = useRadioGroup();
  return (
    <input
      id={id}
      ref={replayPreHydrationTick}
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
        // The browser has moved the focus here; React reverts the selection, and screen readers
        // read the reason.
        if (!isUnavailable) group.select(value);
      }}
    />
  );
}
