import { delay, type Timers } from '@mallard/domain/client';
import type { OfflineStorage } from './offlineStorage.ts';

/** Milliseconds in which a storage has to answer: what is on the device takes a few, and a page waits for it. */
export const STORAGE_LIMIT = 2000;

/**
 * Makes what a storage does wrong a rejection, and soon: that it throws before it promises, and that it never answers, as
 * IndexedDB does while another tab keeps an older version open. One that did not answer is not asked again.
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
    // Nobody waits for it any more once there is an answer.
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
