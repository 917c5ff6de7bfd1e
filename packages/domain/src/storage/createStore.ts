import { notify } from '../errors/notify.ts';
import { isQuotaError, keysOf, type StorageLike } from './storageArea.ts';
import { formatRecord, parseRecord, type StorageSchema } from './storedRecord.ts';

/** Keys that begin so hold copies of what a server has, and go first when room is short. */
export const CACHE_PREFIX = 'cache:';

/** Key of the error log, which goes next. */
export const ERROR_LOG_KEY = 'errorLog';

/** `invalid`: dropped, it did not fit. `newer`: kept, not read. `full` and `unavailable`: the tab's memory is used. */
export type StorageProblem = 'invalid' | 'newer' | 'full' | 'unavailable';

export interface StoreOptions {
  /** Where texts are kept; `null` when there is no such place, then memory is used. */
  area: StorageLike | null;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Hears of each problem once per key. */
  onProblem?: (problem: StorageProblem, key: string) => void;
}

export interface EntryOptions<T, Fallback> {
  key: string;
  /** Raise it when the shape changes: older records are dropped, newer ones are left to the newer app. */
  version: number;
  schema: StorageSchema<T>;
  /** What stands in for a record that is missing or unreadable. */
  fallback: () => Fallback;
  /** Most UTF-16 units of text that may be kept beyond this tab. @default no limit */
  maxLength?: number;
}

/** One key of a store. */
export interface StoredEntry<T, Fallback = T> {
  read(): T | Fallback;
  /** The data with its age in milliseconds (`Infinity` when its time makes no sense), if there is any. */
  load(): { data: T; age: number } | undefined;
  /** @returns where it went: `memory` means that it will not outlive this tab */
  write(data: T): 'stored' | 'memory';
  clear(): void;
}

export interface Store {
  entry<T, Fallback>(options: EntryOptions<T, Fallback>): StoredEntry<T, Fallback>;
  /** Drops every cache of the area. */
  dropCaches(): void;
}

/**
 * Keeps versioned, validated records in a storage area, and goes on in memory when that is absent, full or forbidden.
 * Nothing that is stored, and no failure to store, makes it throw. When room is short, caches give way first,
 * then the error log.
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
    const kept = memory.get(key);
    if (kept !== undefined || !area) return kept ?? null;
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

  /** Tries to store, making room as far as allowed. Says what stood in the way, if anything did. */
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
