import { useSyncExternalStore } from 'react';
import { useServices } from '../shell/services.ts';
import type { SearchHistory } from './searchHistory.ts';

const NOTHING: readonly string[] = [];

/** The search history, and what can be done with it; empty until somebody is about to search. */
export function useSearchHistory() {
  const { searchHistory } = useServices();
  const known = useSyncExternalStore(searchHistory.subscribe, searchHistory.read, () => NOTHING);
  // Where its code cannot be had, searching goes on without it.
  const change = (act: (history: SearchHistory) => void) => void searchHistory.open().then(act, () => undefined);
  return {
    known,
    open: () => change(() => undefined),
    add: (keyword: string) => change((history) => history.add(keyword)),
    remove: (keyword: string) => change((history) => history.remove(keyword)),
    clear: () => change((history) => history.clear()),
  };
}
