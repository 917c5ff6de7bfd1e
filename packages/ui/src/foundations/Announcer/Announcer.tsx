import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type Announce, AnnouncerContext, clearMilliseconds } from './AnnouncerContext.ts';

export interface AnnouncerProps {
  /** The application. */
  children: ReactNode;
}

/** Long enough to merge a burst into one announcement, too short to notice. */
const gatherMilliseconds = 100;

/** Renders the page's only live regions and provides `useAnnounce` to all descendants. */
export function Announcer({ children }: AnnouncerProps) {
  const [spoken, setSpoken] = useState({ polite: '', assertive: '' });
  const waiting = useRef({ polite: new Map<string, string>(), assertive: new Map<string, string>() });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const announce = useCallback<Announce>((text, { politeness = 'polite', key = text } = {}) => {
    waiting.current[politeness].set(key, text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { polite, assertive } = waiting.current;
      const messages = { polite: [...polite.values()].join(' '), assertive: [...assertive.values()].join(' ') };
      setSpoken((last) => ({
        polite: distinctText(messages.polite, last.polite),
        assertive: distinctText(messages.assertive, last.assertive),
      }));
      polite.clear();
      assertive.clear();
      timer.current = setTimeout(() => setSpoken({ polite: '', assertive: '' }), clearMilliseconds);
    }, gatherMilliseconds);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <AnnouncerContext value={announce}>
      {children}
      {/* React Aria hides everything outside an open dialog, except what carries this attribute. */}
      <VisuallyHidden as="div" data-live-announcer="true">
        <div aria-live="polite" aria-atomic="true">
          {spoken.polite}
        </div>
        <div aria-live="assertive" aria-atomic="true">
          {spoken.assertive}
        </div>
      </VisuallyHidden>
    </AnnouncerContext>
  );
}

/** Screen readers do not repeat a sentence that is already in the region. An added space makes it a different one. */
function distinctText(text: string, last: string): string {
  return text !== '' && text === last ? `${text}\u00a0` : text;
}
