import type { FieldsetHTMLAttributes, ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Field.css.ts';
import { FieldHelp } from './FieldHelp.tsx';
import type { FieldState } from './useField.ts';

interface FieldGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** From `useField`. */
  field: FieldState;
  /** Label, if not the text of the field. */
  legend?: ReactNode;
  /** Called when the focus leaves all of its controls. */
  onLeave?: (() => void) | undefined;
  ref: Ref<HTMLFieldSetElement> | undefined;
}

/** Layout of a field with several controls: label above, help and error below them. */
export function FieldGroup(props: FieldGroupProps) {
  const { field, legend = field.label, onLeave, onBlur, children, className, ...elementProps } = props;
  return (
    <fieldset
      {...elementProps}
      id={field.ids.control}
      disabled={field.isDisabled}
      data-invalid={field.error ? '' : undefined}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={field.describedBy}
      className={joinClass(styles.root, className)}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      {field.isLabelHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      {children}
      <FieldHelp field={field} />
    </fieldset>
  );
}
