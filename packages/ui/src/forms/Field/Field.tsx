import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { root as hidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Field.css.ts';
import { FieldHelp } from './FieldHelp.tsx';
import type { FieldState } from './useField.ts';

interface FieldLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** From `useField`. */
  field: FieldState;
  children: ReactNode;
  ref: Ref<HTMLDivElement> | undefined;
}

/** Layout of a field: label above, help and error below the control. */
export function Field({ field, children, className, ...elementProps }: FieldLayoutProps) {
  return (
    <div {...elementProps} data-invalid={field.error ? '' : undefined} className={joinClass(styles.root, className)}>
      <label id={field.ids.label} htmlFor={field.ids.control} className={field.isLabelHidden ? hidden : styles.label}>
        {field.label}
      </label>
      {children}
      <FieldHelp field={field} />
    </div>
  );
}
