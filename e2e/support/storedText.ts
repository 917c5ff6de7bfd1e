import type { Page } from '@playwright/test';

/** Returns all that a page has stored in the browser, as text: Web Storage, IndexedDB, and the caches of the service worker. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify([{ ...localStorage }, { ...sessionStorage }])];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, (await response?.text()) ?? '');
      }
    }
    for (const { name } of await indexedDB.databases()) if (name !== undefined) texts.push(await readDatabase(name));
    return texts.join('\n');

    async function readDatabase(name: string): Promise<string> {
      const database = await resultOf(indexedDB.open(name));
      const stores = [...database.objectStoreNames].map((store) =>
        resultOf(database.transaction(store).objectStore(store).getAll()),
      );
      const values = JSON.stringify(await Promise.all(stores));
      database.close();
      return values;
    }

    function resultOf<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
  });
}
