import { useSyncExternalStore } from 'react';
import { type Services, useServices } from '../../app/services.ts';
import type { SearchHistory } from './searchHistory.ts';

const NOTHING: readonly string[] = [];

/** Does something with the search history. Where its code cannot be had, searching goes on without it. */
export function changeHistory(searchHistory: Services['searchHistory'], act: (history: SearchHistory) => void): void {
  void searchHistory.open().then(act, () => undefined);
}

/** The search history, and what can be done with it; empty until somebody is about to search. */
export function useSearchHistory() {
  const { searchHistory } = useServices();
  const known = useSyncExternalStore(searchHistory.subscribe, searchHistory.read, () => NOTHING);
  const change = (act: (history: SearchHistory) => void) => changeHistory(searchHistory, act);
  return {
    known,
    open: () => change((history) => history.refresh()),
    add: (keyword: string) => change((history) => history.add(keyword)),
    remove: (keyword: string) => change((history) => history.remove(keyword)),
    clear: () => change((history) => history.clear()),
  };
}
