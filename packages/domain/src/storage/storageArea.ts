/** Storage of text: the used part of `localStorage` and `sessionStorage`. */
export interface StorageLike {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/**
 * Opens a storage area, or returns `null`: browsers throw on the access to a forbidden one.
 *
 * @example openArea(() => window.localStorage)
 */
export function openArea(get: () => StorageLike | null | undefined): StorageLike | null {
  try {
    return get() ?? null;
  } catch {
    return null;
  }
}

/** Creates an area that lives as long as the process. */
export function memoryArea(): StorageLike {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** Returns all keys of an area, as a copy, so that removing keys in a loop skips none. */
export function keysOf(area: StorageLike): string[] {
  return Array.from({ length: area.length }, (_, index) => area.key(index)).filter((key) => key !== null);
}

/** Returns whether a write failed because the area is full. */
export function isQuotaError(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
