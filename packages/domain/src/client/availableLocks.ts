import { openArea, type StorageLike } from '../storage/storageArea.ts';
import { storageLocks } from './storageLocks.ts';
import { systemTimers } from './timers.ts';
import type { Locks } from './withLock.ts';

/** Returns the browser's locks, or slower leases in its `localStorage`, or `null` without either. */
export function availableLocks(): Locks | null {
  return systemLocks() ?? leases();
}

/** Returns the browser's locks, which all tabs of an origin share. Absent on plain http and on servers. */
function systemLocks(): Locks | null {
  return (globalThis.navigator as { locks?: Locks } | undefined)?.locks ?? null;
}

function leases(): Locks | null {
  const area = openArea(() => (globalThis as { localStorage?: StorageLike }).localStorage);
  return area && storageLocks({ area, timers: systemTimers, now: Date.now });
}
