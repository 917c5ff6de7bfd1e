import type { Timers } from './timers.ts';

/** The part of `navigator.locks` that the client uses. */
export interface Locks {
  request<T>(name: string, options: { signal?: AbortSignal }, callback: () => Promise<T>): Promise<T>;
}

/** Milliseconds that a tab waits for the others before it goes ahead without the lock. */
export const ACQUIRE_LIMIT = 3000;

/**
 * Runs `body` while no other tab runs its own, but never waits longer than {@link ACQUIRE_LIMIT} for that: a lock is an
 * optimisation here and known to hang, the server makes two refreshes at once harmless.
 *
 * @param body must end by itself; it runs exactly once
 */
export function withLock<T>(locks: Locks | null, name: string, timers: Timers, body: () => Promise<T>): Promise<T> {
  if (locks === null) return body();
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const controller = new AbortController();
    const begin = async () => {
      if (hasBegun) return; // granted after we went ahead without it
      hasBegun = true;
      timers.clearTimeout(timer);
      await body().then(resolve, reject);
    };
    const timer = timers.setTimeout(() => {
      controller.abort();
      void begin();
    }, ACQUIRE_LIMIT);
    const request = async () => locks.request(name, { signal: controller.signal }, begin);
    request().catch(() => void begin()); // refused or given up: go ahead without
  });
}
