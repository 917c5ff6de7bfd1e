import { useEffect } from 'react';
import { useServices } from '../../services/services.ts';
import { takeNativeSearch } from '../../shared/search/nativeSearch.ts';
import { changeHistory } from '../../shared/search/useSearchHistory.ts';
import { createListScreen } from './createListScreen.tsx';

const { Screen: List, Aside, prefetch, redirect, meta } = createListScreen('search');

export { Aside, meta, prefetch, redirect };

/** Search results. Adds a keyword from a native form submit to the search history. */
export function Screen() {
  const { searchHistory } = useServices();
  useEffect(() => {
    const keyword = takeNativeSearch();
    if (keyword !== undefined) changeHistory(searchHistory, (history) => history.add(keyword));
  }, [searchHistory]);
  return <List />;
}
