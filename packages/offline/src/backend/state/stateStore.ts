import { formatRecord, parseRecord } from '@mallard/domain/storage';
import type { OfflineStorage } from './offlineStorage.ts';
import { type ShopState, shopState } from './shopState.ts';

/** Increase it when the shape of the state changes: a shop of another version is reset. */
const VERSION = 1;
const KEY = 'offline-shop';

/** The state of a shop, stored on the device if possible. */
export interface StateStore {
  /** Returns the current state; another tab may have changed it. */
  load(): Promise<ShopState>;
  /** Replaces the state. */
  save(state: ShopState): Promise<void>;
  /** Replaces the state by that of a new shop, here, on the device and so in other tabs. */
  reset(): Promise<void>;
}

/**
 * Creates the store of a shop's state. It never throws for storage that is full, forbidden, poisoned or cleared, but
 * continues in memory.
 *
 * @param storage `null` for memory only
 * @param begin creates the state of a new shop
 * @param now   milliseconds since 1970
 */
export function createStateStore(
  storage: OfflineStorage | null,
  begin: () => ShopState,
  now: () => number,
): StateStore {
  let currentState: ShopState | null = null;
  // The last text on the device: only a different one is parsed.
  let lastText: string | null = null;
  // Data of a newer version of the app is not changed.
  let isNewer = false;

  async function load(): Promise<ShopState> {
    const text = (await storage?.get(KEY).catch(() => null)) ?? null;
    if (text !== null && text !== lastText) {
      lastText = text;
      const record = parseRecord(text, VERSION, shopState, now());
      if (record.state === 'current') currentState = record.data;
      isNewer = record.state === 'newer';
    }
    currentState ??= begin();
    return currentState;
  }

  async function save(state: ShopState): Promise<void> {
    currentState = state;
    if (isNewer || storage === null) return;
    const text = formatRecord(VERSION, now(), state);
    await storage.set(KEY, text).then(
      () => {
        lastText = text;
      },
      // Full or forbidden: the shop continues in memory.
      () => {},
    );
  }

  async function reset(): Promise<void> {
    isNewer = false;
    // If the new shop cannot be stored, at least the old one must not return.
    await storage?.remove(KEY).catch(() => {});
    await save(begin());
  }

  return { load, save, reset };
}
