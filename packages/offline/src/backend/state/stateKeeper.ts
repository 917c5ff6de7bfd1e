import { formatRecord, parseRecord } from '@mallard/domain/storage';
import type { OfflineStorage } from './offlineStorage.ts';
import { type ShopState, shopState } from './shopState.ts';

/** Raise it when the shape of the state changes: a shop of another version begins anew. */
const VERSION = 1;
const KEY = 'offline-shop';

/** Holds the state of a shop, and keeps it on the device as far as that is wanted and the device allows. */
export interface StateKeeper {
  /** The state as it is now; another tab may have changed it. */
  load(): Promise<ShopState>;
  /** Puts another state in its place. */
  save(state: ShopState): Promise<void>;
  /** Puts a new shop in its place, here, on the device and so in other tabs. */
  reset(): Promise<void>;
}

/**
 * Keeps a shop's state. Storage that is full, forbidden, poisoned or cleared meanwhile never makes it throw: it goes on
 * with what it remembers.
 *
 * @param storage `null` to keep it in memory alone
 * @param begin makes the state of a new shop
 * @param now   milliseconds since 1970
 */
export function keepState(storage: OfflineStorage | null, begin: () => ShopState, now: () => number): StateKeeper {
  let held: ShopState | null = null;
  // What was last seen on the device: only another text is worth reading.
  let seen: string | null = null;
  // What a newer version of the app has written is left to it.
  let isNewer = false;

  async function load(): Promise<ShopState> {
    const text = (await storage?.get(KEY).catch(() => null)) ?? null;
    if (text !== null && text !== seen) {
      seen = text;
      const record = parseRecord(text, VERSION, shopState, now());
      if (record.state === 'current') held = record.data;
      isNewer = record.state === 'newer';
    }
    held ??= begin();
    return held;
  }

  async function save(state: ShopState): Promise<void> {
    held = state;
    if (isNewer || storage === null) return;
    const text = formatRecord(VERSION, now(), state);
    await storage.set(KEY, text).then(
      () => {
        seen = text;
      },
      // Full or forbidden: the shop goes on in memory.
      () => {},
    );
  }

  async function reset(): Promise<void> {
    isNewer = false;
    // Where the new shop cannot be kept, at least the old one must not come back.
    await storage?.remove(KEY).catch(() => {});
    await save(begin());
  }

  return { load, save, reset };
}
