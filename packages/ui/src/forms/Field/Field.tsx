import type { ReactNode, Ref } from 'react';
import { root as hidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';

interface FieldLayoutProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  description: string | undefined;
  error: string | undefined;
  ids: { control: string; label: string; description: string; error: string };
  children: ReactNode;
  className: string | undefined;
  ref: Ref<HTMLDivElement> | undefined;
}

/** Layout of a field: label above, help and error below the control. */
export function Field(props: FieldLayoutProps) {
  const { label, isLabelHidden = false, description, error, ids, children, className, ref, ...remainingProps } = props;
  return (
    <div
      {...remainingProps}
      ref={ref}
      data-invalid={error ? '' : undefined}
      className={joinClass(styles.root, className)}
    >
      <label id={ids.label} htmlFor={ids.control} className={isLabelHidden ? hidden : styles.label}>
        {label}
      </label>
      {children}
      {description && (
        <p id={ids.description} className={styles.description}>
          {description}
        </p>
      )}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}
