import { useSyncExternalStore } from 'react';
import { useClock } from './ClockContext.ts';
import { tickerOf } from './tickerOf.ts';

/**
 * Returns the current time, updated by one shared timer.
 *
 * @param step seconds between updates: 1 for clocks, 60 for "five minutes ago"
 * @param now  a clock to use instead of the application's, milliseconds since 1970
 * @returns milliseconds since 1970, rounded down to the step; `null` on the server and during
 * hydration, because server and browser never read the same second
 */
export function useNow(step = 1, now?: (() => number) | undefined): number | null {
  const { second, subscribe } = tickerOf(useClock(now));
  const milliseconds = step * 1000;
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(second() / milliseconds) * milliseconds,
    () => null,
  );
}
