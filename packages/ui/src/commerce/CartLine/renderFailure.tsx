import type { JSX } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import type { Translate } from '../../intl/createTranslate.ts';
import * as styles from './CartLine.css.ts';

interface Failure {
  /** The product of the line with its options. */
  name: string;
  /** Why the last change failed. */
  message: string;
  /** Describes the line's link. */
  id: string;
  /** Label of the retry button. */
  retry: string;
  onRetry: (() => void) | undefined;
}

/**
 * Renders the error of the last change, with a retry button. A function instead of a component,
 * because few lines have one.
 */
export function renderFailure(
  { name, message, id, retry, onRetry }: Failure,
  t: Translate<'commerce', 'CartLine'>,
): JSX.Element {
  return (
    <div ref={restoreFocus} className={styles.failure}>
      <p id={id} role="alert" className={styles.problem}>
        {message}
      </p>
      {onRetry && (
        <Button variant="quiet" size="sm" aria-label={t('retryItem', { title: name })} onPress={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to the line's link when the focused button disappears with the error. */
function restoreFocus(failure: HTMLElement | null): (() => void) | undefined {
  const title = failure?.closest('li')?.querySelector<HTMLElement>('[data-part="title"]');
  if (!failure || !title) return undefined;
  return () => {
    if (failure.contains(document.activeElement)) title.focus();
  };
}
