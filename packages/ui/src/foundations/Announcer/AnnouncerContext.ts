import { createContext, useContext } from 'react';

/**
 * How long a sentence stays in a live region: screen readers must not find it when they read to the
 * end of the page.
 */
export const clearMilliseconds = 7000;

/** Options for an announcement. */
export interface AnnounceOptions {
  /** `polite` waits for a pause in speech, `assertive` interrupts. @default 'polite' */
  politeness?: 'polite' | 'assertive' | undefined;
  /** Announcements with the same key replace one another while they wait. @default the text itself */
  key?: string | undefined;
}

/** Announces a sentence to screen readers. */
export type Announce = (text: string, options?: AnnounceOptions) => void;

export const AnnouncerContext = /* @__PURE__ */ createContext<Announce | null>(null);

/** Returns the function that announces sentences. @throws {Error} outside MallardProvider or Announcer */
export function useAnnounce(): Announce {
  const announce = useContext(AnnouncerContext);
  if (!announce)
    throw new Error('useAnnounce needs an <Announcer> or <MallardProvider> above it; put one round the app.');
  return announce;
}
