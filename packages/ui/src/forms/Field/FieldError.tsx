import * as styles from './Field.css.ts';

export interface FieldErrorProps {
  /** Id for the control's `aria-describedby`. */
  id: string;
  /** The error; nothing is rendered without it. */
  children: string | undefined;
}

/** The error message below a field. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  );
}
