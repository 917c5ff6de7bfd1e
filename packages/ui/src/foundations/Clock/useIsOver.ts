import { useSyncExternalStore } from 'react';
import { useClock } from './ClockContext.ts';
import { tickerOf } from './tickerOf.ts';

/**
 * Whether a time has passed; re-renders the component only when it does. On the server and during hydration the time is
 * the clock's `renderedAt`; without it, returns `false`, because server and browser never read the same second.
 *
 * @param targetTime milliseconds since 1970
 * @param now        a clock to use instead of the application's, milliseconds since 1970
 */
export function useIsOver(targetTime: number, now?: (() => number) | undefined): boolean {
  const { second, renderedSecond, subscribe } = tickerOf(useClock(now));
  return useSyncExternalStore(
    subscribe,
    () => targetTime <= second(),
    () => targetTime <= (renderedSecond() ?? Number.NEGATIVE_INFINITY),
  );
}
