/** Storage of an offline shop on the device under one key: IndexedDB, `localStorage` or a substitute. */
export interface OfflineStorage {
  /** Returns the text of a key, or `null`. */
  get(key: string): Promise<string | null>;
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Creates a storage that lives as long as the process. */
export function memoryStorage(): OfflineStorage {
  const texts = new Map<string, string>();
  return {
    get: async (key) => texts.get(key) ?? null,
    set: async (key, text) => void texts.set(key, text),
    remove: async (key) => void texts.delete(key),
  };
}
