import { useEffect, useEffectEvent } from 'react';
import { useAnnounce } from './AnnouncerContext.ts';

/** Waits shorter than this are not announced, ms. */
const QUICK = 500;

/**
 * Announces that something is loading, unless it finishes quickly.
 *
 * @param sentence `undefined` while nothing is loading
 * @param isNews   called before the announcement; return `false` to skip it
 */
export function useSayWait(sentence: string | undefined, isNews: () => boolean = () => true): void {
  const announce = useAnnounce();
  const say = useEffectEvent((text: string) => {
    if (isNews()) announce(text);
  });
  useEffect(() => {
    if (sentence === undefined) return;
    const timer = setTimeout(say, QUICK, sentence);
    return () => clearTimeout(timer);
  }, [sentence]);
}
