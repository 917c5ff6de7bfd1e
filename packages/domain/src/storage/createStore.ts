import { notify } from '../errors/notify.ts';
import { isQuotaError, keysOf, type StorageLike } from './storageArea.ts';
import { formatRecord, parseRecord, type StorageSchema } from './storedRecord.ts';

/** Prefix of keys with copies of server data, which are removed first when storage is full. */
export const CACHE_PREFIX = 'cache:';

/** Key of the error log, which is removed next. */
export const ERROR_LOG_KEY = 'errorLog';

/** `invalid`: dropped. `newer`: left in place, not read. `full` and `unavailable`: memory is used. */
export type StorageProblem = 'invalid' | 'newer' | 'full' | 'unavailable';

export interface StoreOptions {
  /** Storage of texts; `null` without one, then memory is used. */
  area: StorageLike | null;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called once per key and problem. */
  onProblem?: (problem: StorageProblem, key: string) => void;
}

export interface EntryOptions<T, Fallback> {
  key: string;
  /** Increase it when the shape changes: older records are dropped, newer ones are left to the newer app. */
  version: number;
  schema: StorageSchema<T>;
  /** Default for a missing or unreadable record. */
  fallback: () => Fallback;
  /** Maximum size beyond this tab, in UTF-16 units. @default no limit */
  maxLength?: number;
}

/** One key of a store. */
export interface StoredEntry<T, Fallback = T> {
  read(): T | Fallback;
  /** Returns the data with its age in milliseconds (`Infinity` for an invalid time), if there is any. */
  load(): { data: T; age: number } | undefined;
  /** @returns where it is stored: `memory` means that it will not outlive this tab */
  write(data: T): 'stored' | 'memory';
  clear(): void;
}

export interface Store {
  entry<T, Fallback>(options: EntryOptions<T, Fallback>): StoredEntry<T, Fallback>;
  /** Drops every cache of the area. */
  dropCaches(): void;
}

/**
 * Creates a store of versioned, validated records in a storage area, or in memory when that is absent, full or
 * forbidden. It never throws for stored data or a failed write. When storage is full, caches are removed first, then
 * the error log.
 */
export function createStore({ area, now, onProblem }: StoreOptions): Store {
  const memory = new Map<string, string>();
  const reported = new Set<string>();

  function report(problem: StorageProblem, key: string): void {
    if (reported.has(`${problem} ${key}`)) return;
    reported.add(`${problem} ${key}`);
    if (onProblem) notify(onProblem, problem, key);
  }

  function getText(key: string): string | null {
    const memoryValue = memory.get(key);
    if (memoryValue !== undefined || !area) return memoryValue ?? null;
    try {
      return area.getItem(key);
    } catch {
      report('unavailable', key);
      return null;
    }
  }

  function remove(key: string): void {
    memory.delete(key);
    try {
      area?.removeItem(key);
    } catch {
      report('unavailable', key);
    }
  }

  function dropCaches(): void {
    for (const key of memory.keys()) if (key.startsWith(CACHE_PREFIX)) memory.delete(key);
    try {
      if (area) for (const key of keysOf(area)) if (key.startsWith(CACHE_PREFIX)) area.removeItem(key);
    } catch {
      report('unavailable', CACHE_PREFIX);
    }
  }

  /** Tries to store text, and removes caches if necessary. Returns the problem, if any. */
  function setText(key: string, text: string): StorageProblem | undefined {
    if (!area) return 'unavailable';
    const makeRoom = [dropCaches, () => remove(ERROR_LOG_KEY), undefined];
    for (const drop of makeRoom) {
      try {
        area.setItem(key, text);
        return undefined;
      } catch (error) {
        if (!isQuotaError(error)) return 'unavailable';
        drop?.();
      }
    }
    return 'full';
  }

  function entry<T, Fallback>(options: EntryOptions<T, Fallback>): StoredEntry<T, Fallback> {
    const { key, version, schema, fallback, maxLength = Number.POSITIVE_INFINITY } = options;

    function find() {
      const text = getText(key);
      return text === null ? undefined : parseRecord(text, version, schema, now());
    }

    function load(): { data: T; age: number } | undefined {
      const record = find();
      if (!record) return undefined;
      if (record.state === 'current') return { data: record.data, age: record.age };
      if (record.state !== 'newer') remove(key);
      if (record.state !== 'older') report(record.state, key);
      return undefined;
    }

    return {
      load,
      read: () => {
        const record = load();
        return record ? record.data : fallback();
      },
      write(data) {
        const text = formatRecord(version, now(), data);
        const problem = find()?.state === 'newer' ? 'newer' : text.length > maxLength ? 'full' : setText(key, text);
        if (!problem) {
          memory.delete(key);
          return 'stored';
        }
        memory.set(key, text);
        report(problem, key);
        return 'memory';
      },
      clear: () => remove(key),
    };
  }

  return { entry, dropCaches };
}
