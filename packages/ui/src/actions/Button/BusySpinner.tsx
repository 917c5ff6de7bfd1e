import { useCallback, useContext } from 'react';
import { AnnouncerContext } from '../../foundations/Announcer/AnnouncerContext.ts';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';

/** Actions that finish sooner announce only their result, ms. */
const QUICK = 500;

interface BusySpinnerProps {
  /** Text beside the spinner. */
  words?: string | undefined;
  /** Accessible name when there is no text. @default "Loading" in the reader's language */
  label?: string | undefined;
}

/**
 * The spinner in a button while its action runs. Announces its text, or else the button's name, if
 * the button still has the focus. Screen readers read a name on focus, but not reliably when it
 * changes.
 */
export function BusySpinner({ words, label }: BusySpinnerProps) {
  const announce = useContext(AnnouncerContext);
  const sayBusy = useCallback(
    (spinner: HTMLElement | null) => {
      const timer = setTimeout(() => {
        const button = spinner?.closest(':focus');
        // A live region around the button announces the progress already.
        if (button && !button.closest('[aria-live="off"]'))
          announce?.(words || spinner?.textContent || button.getAttribute('aria-label') || '');
      }, QUICK);
      return () => clearTimeout(timer);
    },
    [announce, words],
  );
  return <Spinner ref={sayBusy} label={words === undefined ? label : ''} />;
}
