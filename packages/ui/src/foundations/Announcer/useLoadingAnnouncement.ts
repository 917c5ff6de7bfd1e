import { useEffect } from 'react';
import { useEffectEvent } from '../useEffectEvent.ts';
import { useAnnounce } from './AnnouncerContext.ts';

/** Waits shorter than this are not announced, ms. */
const QUICK = 500;

/**
 * Announces that something is loading, unless it finishes quickly.
 *
 * @param sentence `undefined` while nothing is loading
 * @param shouldAnnounce   called before the announcement; return `false` to skip it
 */
export function useLoadingAnnouncement(sentence: string | undefined, shouldAnnounce: () => boolean = () => true): void {
  const announce = useAnnounce();
  const announceWait = useEffectEvent((text: string) => {
    if (shouldAnnounce()) announce(text);
  });
  useEffect(() => {
    if (sentence === undefined) return;
    const timer = setTimeout(announceWait, QUICK, sentence);
    return () => clearTimeout(timer);
  }, [sentence]);
}
