import { useContext, useEffect, useState } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { ToastContext } from '../../foundations/ToastContext.ts';

/** Result of the last press. */
export type CopyOutcome = 'none' | 'copied' | 'failed';

/** Writes a text to the clipboard; rejects when the user or the page denies it. */
export type WriteText = (text: string) => unknown;

/** Long enough to be noticed. */
const shownMilliseconds = 2000;

/** Called during the press, because browsers require user activation. */
const writeToClipboard: WriteText = (text) => navigator.clipboard.writeText(text);

interface CopyOptions {
  /** Announced after a success and after a failure. */
  messages: { copied: string; failed: string };
  /** Whether the control has no visible label. Then a success is also shown as a toast, in apps that have a `ToastProvider`. */
  isIcon: boolean;
  /** Used instead of the browser's clipboard. */
  write?: WriteText | undefined;
}

/** Copies a text and reports the result. A success is reset after two seconds, a failure with the next try. */
export function useCopy({ messages, isIcon, write = writeToClipboard }: CopyOptions) {
  const announce = useAnnounce();
  const toasts = useContext(ToastContext);
  /** A new object for each press, so that a second success is shown as long as the first. */
  const [last, setLast] = useState<{ outcome: CopyOutcome }>({ outcome: 'none' });

  useEffect(() => {
    if (last.outcome !== 'copied') return;
    const timer = setTimeout(() => setLast({ outcome: 'none' }), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [last]);

  async function copy(text: string): Promise<void> {
    try {
      await write(text);
      setLast({ outcome: 'copied' });
      // A toast is announced too.
      if (isIcon && toasts) toasts.show({ message: messages.copied });
      else announce(messages.copied);
    } catch {
      setLast({ outcome: 'failed' });
      announce(messages.failed + text, { politeness: 'assertive' });
    }
  }
  return { outcome: last.outcome, copy };
}
