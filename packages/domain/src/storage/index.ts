export type { Cache, CacheOptions } from './createCache.ts';
export { createCache, DEFAULT_TTL_MS } from './createCache.ts';
export type { SessionStore, StoredSession } from './createSessionStore.ts';
export { createSessionStore, sessionKeys } from './createSessionStore.ts';
export type { EntryOptions, StorageProblem, Store, StoredEntry, StoreOptions } from './createStore.ts';
export { CACHE_PREFIX, createStore, ERROR_LOG_KEY } from './createStore.ts';
export type { StorageLike } from './storageArea.ts';
export { keysOf, memoryArea, openArea } from './storageArea.ts';
export type { StorageSchema } from './storedRecord.ts';
