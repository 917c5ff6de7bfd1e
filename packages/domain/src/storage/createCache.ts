import { CACHE_PREFIX, type Store } from './createStore.ts';
import type { StorageSchema } from './storedRecord.ts';

/** How long a cached copy counts as fresh unless something else is said. */
export const DEFAULT_TTL_MS = 5 * 60 * 1000;

/** Most UTF-16 units of one cached copy. */
const MAX_LENGTH = 512 * 1024;

export interface CacheOptions<T> {
  store: Store;
  /** Tells caches apart; part of every key. */
  name: string;
  /** Raise it when the shape changes. */
  version: number;
  schema: StorageSchema<T>;
  /** Milliseconds for which a copy counts as fresh. @default DEFAULT_TTL_MS */
  ttl?: number;
}

export interface Cache<T> {
  /** The copy under a key, if it is fresh. */
  get(key: string): T | undefined;
  /** The copy under a key however old, for when there is no network. */
  getAny(key: string): { data: T; isFresh: boolean } | undefined;
  set(key: string, data: T): void;
  remove(key: string): void;
}

/**
 * Copies of what a server has, each fresh for a while. The first to go when storage is short.
 * A copy dated in the future or before 1970 is stale, not lost.
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
