import { delay, type Timers } from '@mallard/domain/client';
import type { OfflineStorage } from './offlineStorage.ts';

/** Timeout of a storage in milliseconds: a device needs a few, and a page waits for it. */
export const STORAGE_LIMIT = 2000;

/**
 * Converts failures of a storage to rejections: synchronous errors, and missing responses, as of IndexedDB while
 * another tab keeps an older version open. A storage is not used again after a timeout.
 */
export function limitStorage(storage: OfflineStorage, timers: Timers): OfflineStorage {
  let isSilent = false;

  async function limited<T>(ask: () => Promise<T>): Promise<T> {
    const silence = () => new DOMException('The storage of the offline shop does not answer', 'TimeoutError');
    if (isSilent) throw silence();
    const answered = new AbortController();
    const limit = delay(STORAGE_LIMIT, timers, answered.signal).then(() => {
      isSilent = true;
      throw silence();
    });
    // Ignored after a response.
    limit.catch(() => undefined);
    try {
      return await Promise.race([ask(), limit]);
    } finally {
      answered.abort();
    }
  }

  return {
    get: (key) => limited(() => storage.get(key)),
    set: (key, text) => limited(() => storage.set(key, text)),
    remove: (key) => limited(() => storage.remove(key)),
  };
}
