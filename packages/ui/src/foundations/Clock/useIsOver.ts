import { useSyncExternalStore } from 'react';
import { useClock } from './ClockContext.ts';
import { tickerOf } from './tickerOf.ts';

/**
 * Whether a moment has passed; its component is drawn anew only when it does. `false` on the server and while hydrating, because
 * the two ends of the wire never read the same second.
 *
 * @param targetTime milliseconds since 1970
 * @param now        a clock in the place of the application's, milliseconds since 1970
 */
export function useIsOver(targetTime: number, now?: (() => number) | undefined): boolean {
  const { second, subscribe } = tickerOf(useClock(now));
  return useSyncExternalStore(
    subscribe,
    () => targetTime <= second(),
    () => false,
  );
}
