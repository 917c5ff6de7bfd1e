import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services.ts';

/** Counts seconds down to 0 by the clock, so that a tab that slept does not wait longer. */
export function useWait() {
  const { now } = useServices();
  const [until, setUntil] = useState<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (until === null) return;
    const tick = () => {
      const left = Math.max(0, Math.ceil((until - now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) setUntil(null);
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now]);

  return { secondsLeft, start: (seconds: number) => setUntil(now() + seconds * 1000) };
}
