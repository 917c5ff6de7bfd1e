import { CircleAlert } from 'lucide-react';
import { type HTMLAttributes, type Ref, useEffect, useRef } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Form.css.ts';
import { useForm } from './FormContext.ts';

export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Words above the list. @default "Please check the following" in the reader's language */
  title?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Lists the errors of the form around it, takes the focus when they arrive, and jumps to each field. */
export function ErrorSummary({ title, className, ...rest }: ErrorSummaryProps) {
  const { errors } = useForm();
  const messages = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  const hasErrors = entries.length > 0;

  useEffect(() => {
    if (hasErrors) box.current?.querySelector('section')?.focus();
  }, [hasErrors]);

  if (!hasErrors) return null;
  return (
    <div ref={box}>
      {/* Takes the focus by script, so that the list is read out. */}
      <section
        tabIndex={-1}
        aria-label={title ?? messages.errorSummary}
        {...rest}
        className={joinClass(styles.summary, className)}
      >
        <p className={styles.summaryTitle}>
          <Icon glyph={CircleAlert} />
          {title ?? messages.errorSummary}
        </p>
        <ul className={styles.summaryList}>
          {entries.map(([name, message]) => (
            <li key={name}>
              <button
                type="button"
                className={styles.summaryLink}
                onClick={(event) => focusField(event.currentTarget, name)}
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function focusField(from: HTMLButtonElement, name: string): void {
  const field = from.form?.elements.namedItem(name);
  const first = field instanceof RadioNodeList ? field[0] : field;
  if (first instanceof HTMLElement) first.focus();
}
