import * as styles from './Field.css.ts';

export interface FieldErrorProps {
  /** Id that the control names in `aria-describedby`. */
  id: string;
  /** The sentence; nothing is shown without it. */
  children: string | undefined;
}

/** The sentence below a field that says what is wrong. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  );
}
