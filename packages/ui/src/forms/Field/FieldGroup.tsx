import type { FieldsetHTMLAttributes, ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';

interface FieldGroupProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'style' | 'disabled' | 'name'> {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  description: string | undefined;
  error: string | undefined;
  ids: { control: string; description: string; error: string };
  describedBy: string | undefined;
  isDisabled: boolean | undefined;
  /** Called when the focus leaves all of its controls. */
  onLeave?: (() => void) | undefined;
  children: ReactNode;
}

/** Layout of a field with several controls: label above, help and error below them. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, isLabelHidden = false, description, error, ids, describedBy, isDisabled, ...remainingProps } = props;
  const { onLeave, onBlur, children, className, ...elementProps } = remainingProps;
  return (
    <fieldset
      {...elementProps}
      id={ids.control}
      disabled={isDisabled}
      data-invalid={error ? '' : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
      className={joinClass(styles.root, className)}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      {isLabelHidden ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{label}</legend>
      )}
      {children}
      {description && (
        <p id={ids.description} className={styles.description}>
          {description}
        </p>
      )}
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  );
}
