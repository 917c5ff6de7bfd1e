import { type LabelHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './RadioGroup.css.ts';
import { useRadioGroup } from './RadioGroupContext.ts';

export interface RadioCardProps extends Omit<LabelHTMLAttributes<HTMLLabelElement>, 'style' | 'title' | 'onChange'> {
  /** What the group's `onChange` gets. */
  value: string;
  /** Name of the choice. */
  title: ReactNode;
  /** What choosing it means. */
  children?: ReactNode;
  /** Icon or picture before the words. */
  media?: ReactNode;
  /** Price or tag after the words. */
  end?: ReactNode;
  /** Whether it cannot be chosen; say why in `children`. @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLLabelElement> | undefined;
}

/** One choice of a RadioGroup, as a panel that can be pressed anywhere. */
export function RadioCard({
  value,
  title,
  children,
  media,
  end,
  isDisabled = false,
  className,
  ...rest
}: RadioCardProps) {
  const group = useRadioGroup();
  const id = useId();
  return (
    <label {...rest} className={joinClass(styles.card, className)}>
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={isDisabled || group.isDisabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={children === undefined ? undefined : `${id}-text`}
        className={styles.dot}
        onChange={() => group.select(value)}
      />
      {media}
      <span className={styles.cardBody}>
        <span id={`${id}-title`} className={styles.cardTitle}>
          {title}
        </span>
        {children !== undefined && (
          <span id={`${id}-text`} className={styles.cardText}>
            {children}
          </span>
        )}
      </span>
      {end}
    </label>
  );
}
