import type { Store } from '@mallard/domain/storage';
import { KEYWORD_MAX_LENGTH } from '@mallard/domain/validation';
import * as v from 'valibot';
import type { SearchHistory } from '../../services/shop.ts';

const MAX_KEYWORDS = 10;
const NO_KEYWORDS: readonly string[] = [];
const keywords = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(KEYWORD_MAX_LENGTH))),
  v.maxLength(MAX_KEYWORDS),
);

/** Opens the search history stored on the device. */
export function createSearchHistory(store: Store): SearchHistory {
  const entry = store.entry({ key: 'searchHistory', version: 1, schema: keywords, fallback: () => [] });
  const listeners = new Set<() => void>();
  let cached: readonly string[] = entry.read();

  function update(keywords: readonly string[]) {
    cached = keywords;
    for (const listener of listeners) listener();
  }

  function change(toNext: (current: readonly string[]) => readonly string[]) {
    // Reads the store, because another tab may have searched meanwhile.
    const next = toNext(entry.read()).slice(0, MAX_KEYWORDS);
    if (next.length > 0) entry.write([...next]);
    else entry.clear();
    update(next);
  }

  return {
    read: () => cached,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () => update(entry.read()),
    add(keyword) {
      const text = keyword.trim();
      if (text !== '' && text.length <= KEYWORD_MAX_LENGTH) change((current) => [text, ...without(current, text)]);
    },
    remove: (keyword) => change((current) => without(current, keyword)),
    clear: () => change(() => NO_KEYWORDS),
  };
}

function without(keywords: readonly string[], keyword: string): string[] {
  return keywords.filter((other) => other.toLowerCase() !== keyword.toLowerCase());
}
