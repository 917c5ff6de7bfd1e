import { useEffect, useState } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';

/** What came of the last press. */
export type CopyOutcome = 'none' | 'copied' | 'failed';

/** Writes a text to the clipboard; refused where the reader or the page does not allow it. */
export type WriteText = (text: string) => unknown;

/** Long enough to be noticed. */
const shownMilliseconds = 2000;

/** Asked for within the press, because browsers allow it only then. */
const writeToClipboard: WriteText = (text) => navigator.clipboard.writeText(text);

/**
 * Copies a text and says what came of it. A success is forgotten after two seconds, a failure with the next try.
 *
 * @param words said after a success and after a failure
 * @param write takes the place of the browser's clipboard
 */
export function useCopy(words: { copied: string; failed: string }, write: WriteText = writeToClipboard) {
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<CopyOutcome>('none');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(text: string): Promise<void> {
    try {
      await write(text);
      setOutcome('copied');
      announce(words.copied);
    } catch {
      setOutcome('failed');
      announce(words.failed + text, { politeness: 'assertive' });
    }
  }
  return { outcome, copy };
}
