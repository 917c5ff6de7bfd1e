import { useSyncExternalStore } from 'react';
import { useClock } from './ClockContext.ts';
import { tickerOf } from './tickerOf.ts';

/**
 * The time, kept up to date by the one timer that all share.
 *
 * @param step seconds from one value to the next: 1 for clocks, 60 for "five minutes ago"
 * @param now  a clock in the place of the application's, milliseconds since 1970
 * @returns milliseconds since 1970, rounded down to the step; `null` on the server and while hydrating, because the two
 *   ends of the wire never read the same second
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
