import { delay, type Timers } from '@mallard/domain/client';

/** Delays requests until later ones have overtaken them. */
export interface ReorderQueue {
  /** Waits for the next response of another request, or for the time limit. Rejects with the signal's reason. */
  untilNext(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Reports a response. */
  pass(): void;
}

export function createReorderQueue(timers: Timers): ReorderQueue {
  const pendingReleases = new Set<() => void>();
  return {
    async untilNext(milliseconds, signal) {
      let release = () => {};
      const overtaken = new Promise<void>((resolve) => {
        release = resolve;
      });
      pendingReleases.add(release);
      const over = new AbortController();
      try {
        await Promise.race([overtaken, delay(milliseconds, timers, AbortSignal.any([signal, over.signal]))]);
      } finally {
        pendingReleases.delete(release);
        // The timer is no longer needed.
        over.abort();
      }
    },
    pass() {
      for (const release of pendingReleases) release();
    },
  };
}
