import * as styles from './Field.css.ts';
import type { FieldState } from './useField.ts';

interface FieldHelpProps {
  field: FieldState;
  /** Class of the help text, for another place than below the control. */
  className?: string | undefined;
}

/** Help text and error of a field, below its control. */
export function FieldHelp({ field, className = styles.description }: FieldHelpProps) {
  return (
    <>
      {field.description && (
        <p id={field.ids.description} className={className}>
          {field.description}
        </p>
      )}
      {field.error && (
        <p id={field.ids.error} className={styles.error}>
          {field.error}
        </p>
      )}
    </>
  );
}
