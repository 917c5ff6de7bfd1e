import { createContext, useContext } from 'react';

/** How long what was said stands in a live region: whoever reads on to the end of the page is not to meet it there. */
export const clearMilliseconds = 7000;

/** How an announcement is made. */
export interface AnnounceOptions {
  /** Whether it waits for a pause in what is being read, or interrupts. @default 'polite' */
  politeness?: 'polite' | 'assertive' | undefined;
  /** Announcements with the same key replace one another while they wait. @default the text itself */
  key?: string | undefined;
}

/** Speaks a sentence to readers of the page. */
export type Announce = (text: string, options?: AnnounceOptions) => void;

export const AnnouncerContext = /* @__PURE__ */ createContext<Announce | null>(null);

/** Gives the function that speaks. @throws {Error} outside MallardProvider or Announcer */
export function useAnnounce(): Announce {
  const announce = useContext(AnnouncerContext);
  if (!announce)
    throw new Error('useAnnounce needs an <Announcer> or <MallardProvider> above it; put one round the app.');
  return announce;
}
