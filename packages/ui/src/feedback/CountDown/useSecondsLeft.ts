import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Whole seconds from `now` to `targetTime`, 0 at the end, `null` on the server and while hydrating, because the two
 * ends of the wire never read the same second.
 *
 * @param targetTime milliseconds since 1970
 * @param now        the clock, in milliseconds since 1970
 * @param onExpire   called once per target when it is reached
 */
export function useSecondsLeft(targetTime: number, now: () => number, onExpire?: () => void): number | null {
  const secondsLeft = useCallback(() => Math.max(0, Math.ceil((targetTime - now()) / 1000)), [targetTime, now]);
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const tick = () => {
        notify();
        const left = targetTime - now();
        // Aim just behind the next full second, so that no second is shown twice or left out.
        if (left > 0) timer = setTimeout(tick, (left % 1000 || 1000) + 1);
      };
      const wake = () => {
        clearTimeout(timer);
        tick();
      };
      tick();
      // Timers sleep with the tab and with the device.
      document.addEventListener('visibilitychange', wake);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', wake);
      };
    },
    [targetTime, now],
  );
  const seconds = useSyncExternalStore(subscribe, secondsLeft, () => null);

  const expired = useRef<number>(undefined);
  useEffect(() => {
    if (seconds !== 0 || expired.current === targetTime) return;
    expired.current = targetTime;
    onExpire?.();
  }, [seconds, targetTime, onExpire]);
  return seconds;
}
