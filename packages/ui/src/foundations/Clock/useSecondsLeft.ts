import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useClock } from './ClockContext.ts';
import { tickerOf } from './tickerOf.ts';

/**
 * Whole seconds until a moment, rounded up: 0 only when it is over. `null` on the server and while hydrating, because the
 * two ends of the wire never read the same second, and for a moment that is none (`NaN`).
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
      const left = Math.max(0, Math.ceil((targetTime - second()) / 1000));
      return Number.isFinite(left) ? left : null;
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
