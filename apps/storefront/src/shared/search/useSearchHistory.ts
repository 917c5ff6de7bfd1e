import { useSyncExternalStore } from 'react';
import { type Services, useServices } from '../../services/services.ts';
import type { SearchHistory } from '../../services/shop.ts';

const NO_KEYWORDS: readonly string[] = [];

/** Runs a function on the search history once its code is loaded. If loading fails, the history stays unchanged. */
export function changeHistory(searchHistory: Services['searchHistory'], act: (history: SearchHistory) => void): void {
  void searchHistory.open().then(act, () => undefined);
}

/** The search history with functions to change it. It is empty until `open` loads it. */
export function useSearchHistory() {
  const { searchHistory } = useServices();
  const keywords = useSyncExternalStore(searchHistory.subscribe, searchHistory.read, () => NO_KEYWORDS);
  const change = (act: (history: SearchHistory) => void) => changeHistory(searchHistory, act);
  return {
    keywords,
    open: () => change((history) => history.refresh()),
    add: (keyword: string) => change((history) => history.add(keyword)),
    remove: (keyword: string) => change((history) => history.remove(keyword)),
    clear: () => change((history) => history.clear()),
  };
}
