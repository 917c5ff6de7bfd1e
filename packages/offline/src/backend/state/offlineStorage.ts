/** Where an offline shop is kept on the device: IndexedDB, `localStorage` or a stand-in, under one key. */
export interface OfflineStorage {
  /** The text under a key, `null` when there is none. */
  get(key: string): Promise<string | null>;
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Keeps texts as long as the process lives. */
export function memoryStorage(): OfflineStorage {
  const texts = new Map<string, string>();
  return {
    get: async (key) => texts.get(key) ?? null,
    set: async (key, text) => void texts.set(key, text),
    remove: async (key) => void texts.delete(key),
  };
}
