import type { Timers } from './timers.ts';

/** The part of `navigator.locks` that the client uses. */
export interface Locks {
  request<T>(name: string, options: { signal?: AbortSignal }, callback: () => Promise<T>): Promise<T>;
}

/** Milliseconds that a tab waits for the lock before it continues without. */
export const ACQUIRE_LIMIT = 3000;

/**
 * Runs `body` with a lock that excludes other tabs, but waits at most {@link ACQUIRE_LIMIT} for it. The lock is an
 * optimization: locks are known to hang, and the server accepts two refreshes at once.
 *
 * @param body must end by itself; it runs exactly once
 */
export function withLock<T>(locks: Locks | null, name: string, timers: Timers, body: () => Promise<T>): Promise<T> {
  if (locks === null) return body();
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const controller = new AbortController();
    const begin = async () => {
      if (hasBegun) return; // Granted after the timeout.
      hasBegun = true;
      timers.clearTimeout(timer);
      await body().then(resolve, reject);
    };
    const timer = timers.setTimeout(() => {
      controller.abort();
      void begin();
    }, ACQUIRE_LIMIT);
    const request = async () => locks.request(name, { signal: controller.signal }, begin);
    request().catch(() => void begin()); // Refused or aborted: continue without.
  });
}
