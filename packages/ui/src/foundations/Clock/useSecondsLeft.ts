import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useClock } from './ClockContext.ts';
import { tickerOf } from './tickerOf.ts';

/**
 * Returns whole seconds until a time: 0 only when it has passed, and never more than the whole
 * wait. On the server and during hydration it counts from the clock's `renderedAt`; without it, returns `null`, because
 * server and browser never read the same second. Also returns `null` for a timestamp that is not finite.
 *
 * @param targetTime milliseconds since 1970
 * @param now        a clock to use instead of the application's, milliseconds since 1970
 * @param onExpire   called once per target when the time has passed, also if the tab or the device
 * was asleep
 */
export function useSecondsLeft(
  targetTime: number,
  now?: (() => number) | undefined,
  onExpire?: (() => void) | undefined,
): number | null {
  const { second, renderedSecond, subscribe } = tickerOf(useClock(now));
  const seconds = useSyncExternalStore(
    subscribe,
    () => secondsBetween(second(), targetTime),
    () => secondsBetween(renderedSecond(), targetTime),
  );
  const expired = useRef<number>(undefined);
  useEffect(() => {
    if (seconds !== 0 || !onExpire || expired.current === targetTime) return;
    expired.current = targetTime;
    onExpire();
  }, [seconds, targetTime, onExpire]);
  return seconds;
}

function secondsBetween(second: number | null, targetTime: number): number | null {
  if (second === null) return null;
  const left = targetTime - second;
  if (!Number.isFinite(left)) return null;
  // The current second began up to a second ago: rounding up would show 61 for a wait of 60 that starts now.
  return left > 0 ? Math.max(1, Math.floor(left / 1000)) : 0;
}
