import { delay, type Timers } from '@mallard/domain/client';

/** Where requests are held until others have passed them. */
export interface Crossing {
  /** Waits until another request has been answered, or so many milliseconds. Rejects with the signal's reason. */
  untilNext(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** A request has been answered. */
  pass(): void;
}

export function createCrossing(timers: Timers): Crossing {
  const held = new Set<() => void>();
  return {
    async untilNext(milliseconds, signal) {
      let release = () => {};
      const overtaken = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.add(release);
      const over = new AbortController();
      try {
        await Promise.race([overtaken, delay(milliseconds, timers, AbortSignal.any([signal, over.signal]))]);
      } finally {
        held.delete(release);
        // The timer that nobody waits for any more.
        over.abort();
      }
    },
    pass() {
      for (const release of held) release();
    },
  };
}
