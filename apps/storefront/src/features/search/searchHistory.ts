import type { Store } from '@mallard/domain/storage';
import { KEYWORD_MAX_LENGTH } from '@mallard/domain/validation';
import * as v from 'valibot';

/** What this device's visitors searched for, the newest first. */
export interface SearchHistory {
  read(): readonly string[];
  subscribe(listener: () => void): () => void;
  /** Reads again what another tab may have changed, or this one while its page lay in the browser's cache. */
  refresh(): void;
  add(keyword: string): void;
  remove(keyword: string): void;
  clear(): void;
}

const MAX_KEYWORDS = 10;
const NOTHING: readonly string[] = [];
const keywords = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(KEYWORD_MAX_LENGTH))),
  v.maxLength(MAX_KEYWORDS),
);

/** Opens the history that a device keeps. */
export function createSearchHistory(store: Store): SearchHistory {
  const entry = store.entry({ key: 'searchHistory', version: 1, schema: keywords, fallback: () => [] });
  const listeners = new Set<() => void>();
  let held: readonly string[] = entry.read();

  function hold(keywords: readonly string[]) {
    held = keywords;
    for (const listener of listeners) listener();
  }

  function change(toNext: (known: readonly string[]) => readonly string[]) {
    // Another tab may have searched meanwhile.
    const next = toNext(entry.read()).slice(0, MAX_KEYWORDS);
    if (next.length > 0) entry.write([...next]);
    else entry.clear();
    hold(next);
  }

  return {
    read: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () => hold(entry.read()),
    add(keyword) {
      const text = keyword.trim();
      if (text !== '' && text.length <= KEYWORD_MAX_LENGTH) change((known) => [text, ...without(known, text)]);
    },
    remove: (keyword) => change((known) => without(known, keyword)),
    clear: () => change(() => NOTHING),
  };
}

function without(known: readonly string[], keyword: string): string[] {
  return known.filter((one) => one.toLowerCase() !== keyword.toLowerCase());
}
