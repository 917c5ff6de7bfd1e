import { useSyncExternalStore } from 'react';
import { useClock } from './ClockContext.ts';
import { tickerOf } from './tickerOf.ts';

/**
 * Returns the current time, updated by one shared timer.
 *
 * @param step seconds between updates: 1 for clocks, 60 for "five minutes ago"
 * @param now  a clock to use instead of the application's, milliseconds since 1970
 * @returns milliseconds since 1970, rounded down to the step. On the server and during hydration it is the clock's
 * `renderedAt`, or `null` without it, because server and browser never read the same second
 */
export function useNow(step = 1, now?: (() => number) | undefined): number | null {
  const { second, renderedSecond, subscribe } = tickerOf(useClock(now));
  const milliseconds = step * 1000;
  const roundDown = (time: number) => Math.floor(time / milliseconds) * milliseconds;
  return useSyncExternalStore(
    subscribe,
    () => roundDown(second()),
    () => {
      const rendered = renderedSecond();
      return rendered === null ? null : roundDown(rendered);
    },
  );
}
