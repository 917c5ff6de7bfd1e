import { type HTMLAttributes, type Ref, useEffect, useId } from 'react';
import { CircleAlert } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Form.css.ts';
import { useForm } from './FormContext.ts';
import { focusField } from './focusField.ts';

export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Title above the list. @default "Please check the following" in the reader's language */
  title?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Lists the errors of the form around it, receives the focus each time errors arrive, and links to each field. */
export function ErrorSummary({ title, className, id: givenId, ...remainingProps }: ErrorSummaryProps) {
  const { errors, failures } = useForm();
  const t = useMessages('forms', 'ErrorSummary');
  const ownId = useId();
  const id = givenId ?? ownId;
  const entries = Object.entries(errors);

  useEffect(() => {
    if (failures > 0) document.getElementById(id)?.focus();
  }, [failures, id]);

  if (entries.length === 0) return null;
  return (
    // Focused by script, so that screen readers read the list.
    <section
      tabIndex={-1}
      aria-label={title ?? t('errorSummary')}
      data-error-summary=""
      {...remainingProps}
      id={id}
      className={joinClass(styles.summary, className)}
    >
      <p className={styles.summaryTitle}>
        <Icon glyph={CircleAlert} />
        <span>{title ?? t('errorSummary')}</span>
      </p>
      <ul className={styles.summaryList}>
        {entries.map(([name, message]) => (
          <li key={name}>
            <button
              type="button"
              className={styles.summaryLink}
              onClick={(event) => focusField(event.currentTarget.form, name)}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
