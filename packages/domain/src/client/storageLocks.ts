import type { StorageLike } from '../storage/storageArea.ts';
import { createUuid } from './createUuid.ts';
import { delay, type Timers } from './timers.ts';
import type { Locks } from './withLock.ts';

/** Milliseconds after which a lease expires, because its tab may have crashed. */
export const LEASE_TIME = 15_000;
/** Milliseconds after which all tabs that saw a free lease have written their names. */
const SETTLE_DELAY = 50;
/** Milliseconds between checks of a lease of another tab. */
const CHECK_INTERVAL = 100;

/**
 * Locks for browsers without `navigator.locks`, as on plain http: leases in a storage that the tabs share. Tabs that
 * see a free lease write their names; the last name written holds the lease.
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
          await delay(isFree ? SETTLE_DELAY : CHECK_INTERVAL, timers, signal);
        }
        return await callback();
      } finally {
        if (isHolder()) area.removeItem(key);
      }
    },
  };
}

/** Returns the holder of a lease; `null` if it has expired, or if a clock was changed since. */
function holderOf(lease: string | null, now: number): string | null {
  const [, holder = null, until] = /^(\S+) (\d+)$/.exec(lease ?? '') ?? [];
  const left = Number(until) - now;
  return left > 0 && left <= LEASE_TIME ? holder : null;
}
