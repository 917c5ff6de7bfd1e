import { useCallback, useContext } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { AnnouncerContext } from '../../foundations/Announcer/AnnouncerContext.ts';

/** What is done sooner is only heard as done, ms. */
const QUICK = 500;

interface BusySpinnerProps {
  /** Words beside it. */
  words?: string | undefined;
  /** Words for it where there are none beside it. @default "Loading" in the reader's language */
  label?: string | undefined;
}

/**
 * The spinner in a button while its action runs: says its words, or else the button's name, to whoever is still on the button.
 * Screen readers tell of a name when the focus comes to it, not reliably when it changes.
 */
export function BusySpinner({ words, label }: BusySpinnerProps) {
  const announce = useContext(AnnouncerContext);
  const sayBusy = useCallback(
    (spinner: HTMLElement | null) => {
      const timer = setTimeout(() => {
        const button = spinner?.closest(':focus');
        // Where a region tells of it already, the button does not.
        if (button && !button.closest('[aria-live="off"]'))
          announce?.(words || spinner?.textContent || button.getAttribute('aria-label') || '');
      }, QUICK);
      return () => clearTimeout(timer);
    },
    [announce, words],
  );
  return <Spinner ref={sayBusy} label={words === undefined ? label : ''} />;
}
