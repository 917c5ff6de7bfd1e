import type { StorageLike } from '../storage/storageArea.ts';
import { createUuid } from './createUuid.ts';
import { delay, type Timers } from './timers.ts';
import type { Locks } from './withLock.ts';

/** Milliseconds after which a lease ends whatever happens: its tab may have died. */
export const LEASE_TIME = 15_000;
/** Milliseconds in which whoever looked at the same moment has written, too. */
const SETTLED_AFTER = 50;
/** Milliseconds between two looks at a lease that somebody else has. */
const LOOK_EVERY = 100;

/**
 * Locks for browsers that hide their own, as on plain http: leases in a storage that the tabs share. Of those who want a free
 * lease at the same moment, the one has it whose name stands there when all have written.
 *
 * @param now milliseconds since 1970, the same for all tabs
 */
export function storageLocks({ area, timers, now }: { area: StorageLike; timers: Timers; now: () => number }): Locks {
  return {
    async request(name, { signal }, callback) {
      const key = `lock:${name}`;
      const holder = createUuid();
      const isHolder = () => holderOf(area.getItem(key), now()) === holder;
      try {
        while (!isHolder()) {
          const isFree = holderOf(area.getItem(key), now()) === null;
          if (isFree) area.setItem(key, `${holder} ${now() + LEASE_TIME}`);
          await delay(isFree ? SETTLED_AFTER : LOOK_EVERY, timers, signal);
        }
        return await callback();
      } finally {
        if (isHolder()) area.removeItem(key);
      }
    },
  };
}

/** Who has a lease; `null` where it is over, or from a time that a clock was changed since. */
function holderOf(lease: string | null, now: number): string | null {
  const [, holder = null, until] = /^(\S+) (\d+)$/.exec(lease ?? '') ?? [];
  const left = Number(until) - now;
  return left > 0 && left <= LEASE_TIME ? holder : null;
}
