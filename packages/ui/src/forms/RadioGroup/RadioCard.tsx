import { type LabelHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { RadioDot } from './RadioDot.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioCardProps extends Omit<LabelHTMLAttributes<HTMLLabelElement>, 'style' | 'title' | 'onChange'> {
  /** What the group's `onChange` gets. */
  value: string;
  /** Name of the option. */
  title: ReactNode;
  /** What selecting it means. */
  children?: ReactNode;
  /** Icon or picture before the text. */
  media?: ReactNode;
  /** Price or tag after the text. */
  end?: ReactNode;
  /** Why it is unavailable; it stays focusable, so that every user can learn the reason. */
  unavailableReason?: string | undefined;
  /** Whether it is disabled and not focusable; prefer `unavailableReason`. @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLLabelElement> | undefined;
}

/** One option of a RadioGroup, as a panel that can be pressed anywhere. */
export function RadioCard(props: RadioCardProps) {
  const {
    value,
    title,
    children,
    media,
    end,
    unavailableReason,
    isDisabled = false,
    className,
    ...remainingProps
  } = props;
  const id = useId();
  const parts = { text: children, end, reason: unavailableReason };
  const described = Object.entries(parts).flatMap(([part, content]) => (content ? `${id}-${part}` : []));
  return (
    <label data-card="" {...remainingProps} htmlFor={id} className={joinClass(styles.card, className)}>
      <RadioDot
        id={id}
        value={value}
        isDisabled={isDisabled}
        isUnavailable={unavailableReason !== undefined}
        labelledBy={`${id}-title`}
        describedBy={described.join(' ') || undefined}
      />
      {media}
      <span className={styles.cardBody}>
        <span id={`${id}-title`} className={styles.cardTitle}>
          {title}
        </span>
        {children && (
          <span id={`${id}-text`} className={styles.cardText}>
            {children}
          </span>
        )}
        {unavailableReason && (
          <span id={`${id}-reason`} className={styles.reason}>
            {unavailableReason}
          </span>
        )}
      </span>
      {end && (
        <span id={`${id}-end`} className={styles.cardEnd}>
          {end}
        </span>
      )}
    </label>
  );
}
