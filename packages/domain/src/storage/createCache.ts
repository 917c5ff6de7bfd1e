import { CACHE_PREFIX, type Store } from './createStore.ts';
import type { StorageSchema } from './storedRecord.ts';

/** How long a cached copy is fresh by default. */
export const DEFAULT_TTL_MS = 5 * 60 * 1000;

/** Maximum size of a cached copy, in UTF-16 units. */
const MAX_LENGTH = 512 * 1024;

export interface CacheOptions<T> {
  store: Store;
  /** Name of the cache, as part of every key. */
  name: string;
  /** Increase it when the shape changes. */
  version: number;
  schema: StorageSchema<T>;
  /** Milliseconds for which a copy is fresh. @default DEFAULT_TTL_MS */
  ttl?: number;
}

export interface Cache<T> {
  /** Returns the copy of a key if it is fresh. */
  get(key: string): T | undefined;
  /** Returns the copy of a key, even if stale, for use without a network. */
  getAny(key: string): { data: T; isFresh: boolean } | undefined;
  set(key: string, data: T): void;
  remove(key: string): void;
}

/**
 * Creates a cache of server data, each copy fresh for a while. Caches are the first data to be removed when storage is
 * full. A copy dated in the future or before 1970 is stale, not deleted.
 */
export function createCache<T>({ store, name, version, schema, ttl = DEFAULT_TTL_MS }: CacheOptions<T>): Cache<T> {
  const entry = (key: string) =>
    store.entry({
      key: `${CACHE_PREFIX}${name}:${key}`,
      version,
      schema,
      fallback: () => undefined,
      maxLength: MAX_LENGTH,
    });

  function getAny(key: string): { data: T; isFresh: boolean } | undefined {
    const record = entry(key).load();
    return record && { data: record.data, isFresh: record.age < ttl };
  }

  return {
    getAny,
    get(key) {
      const copy = getAny(key);
      return copy?.isFresh ? copy.data : undefined;
    },
    set: (key, data) => void entry(key).write(data),
    remove: (key) => entry(key).clear(),
  };
}
