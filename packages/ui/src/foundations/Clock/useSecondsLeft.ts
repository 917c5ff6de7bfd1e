import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useClock } from './ClockContext.ts';
import { tickerOf } from './tickerOf.ts';

/**
 * Whole seconds until a moment: 0 only when it is over, and never more than the wait that starts now. `null` on the
 * server and while hydrating, because server and browser never read the same second, and for a timestamp that is not
 * a finite number.
 *
 * @param targetTime milliseconds since 1970
 * @param now        a clock in the place of the application's, milliseconds since 1970
 * @param onExpire   called once per target when it is over, also when the tab or the device slept past it
 */
export function useSecondsLeft(
  targetTime: number,
  now?: (() => number) | undefined,
  onExpire?: (() => void) | undefined,
): number | null {
  const { second, subscribe } = tickerOf(useClock(now));
  const seconds = useSyncExternalStore(
    subscribe,
    () => {
      const left = targetTime - second();
      if (!Number.isFinite(left)) return null;
      // The second began up to a second ago: rounding up would show 61 for a wait of 60 that starts now.
      return left > 0 ? Math.max(1, Math.floor(left / 1000)) : 0;
    },
    () => null,
  );
  const expired = useRef<number>(undefined);
  useEffect(() => {
    if (seconds !== 0 || !onExpire || expired.current === targetTime) return;
    expired.current = targetTime;
    onExpire();
  }, [seconds, targetTime, onExpire]);
  return seconds;
}
