import type { Timers } from '../client/timers.ts';

/** Timers that a test advances. */
export interface ManualTimers extends Timers {
  /** Milliseconds since the start. */
  now(): number;
  /** Advances the time: runs due timers in order, and lets promises settle before and after each. */
  advance(milliseconds: number): Promise<void>;
  /** Returns the number of pending timers. */
  waiting(): number;
}

/** Waits for everything that needs no timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => globalThis.setTimeout(resolve, 0));
}

/** Creates timers that advance only on request. */
export function createManualTimers(): ManualTimers {
  let now = 0;
  let lastHandle = 0;
  const waiting = new Map<number, { at: number; callback: () => void }>();

  function next(until: number): number | undefined {
    let first: { handle: number; at: number } | undefined;
    for (const [handle, { at }] of waiting) if (at <= until && (!first || at < first.at)) first = { handle, at };
    return first?.handle;
  }

  return {
    setTimeout(callback, milliseconds) {
      lastHandle += 1;
      waiting.set(lastHandle, { at: now + milliseconds, callback });
      return lastHandle;
    },
    clearTimeout: (handle) => {
      waiting.delete(handle as number);
    },
    now: () => now,
    waiting: () => waiting.size,
    async advance(milliseconds) {
      const until = now + milliseconds;
      await settle();
      for (let handle = next(until); handle !== undefined; handle = next(until)) {
        const timer = waiting.get(handle);
        waiting.delete(handle);
        now = timer?.at ?? now;
        timer?.callback();
        await settle();
      }
      now = until;
    },
  };
}
