import { useEffect, useEffectEvent } from 'react';
import { useAnnounce } from './AnnouncerContext.ts';

/** What comes sooner is only heard as come, ms. */
const QUICK = 500;

/**
 * Says that something is waited for, unless it comes at once.
 *
 * @param sentence nothing while nothing is waited for
 * @param isNews   asked before it is said: whether it concerns a reader who is where they are
 */
export function useSayWait(sentence: string | undefined, isNews: () => boolean = () => true): void {
  const announce = useAnnounce();
  const say = useEffectEvent((words: string) => {
    if (isNews()) announce(words);
  });
  useEffect(() => {
    if (sentence === undefined) return;
    const timer = setTimeout(say, QUICK, sentence);
    return () => clearTimeout(timer);
  }, [sentence]);
}
