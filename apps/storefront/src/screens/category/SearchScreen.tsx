import { useEffect } from 'react';
import { takeNativeSearch } from '../../data/nativeSearch.ts';
import { changeHistory } from '../../data/useSearchHistory.ts';
import { useServices } from '../../shell/services.ts';
import { createListScreen } from './createListScreen.tsx';

const { Screen: List, Aside, prefetch, redirect, meta } = createListScreen('search');

export { Aside, meta, prefetch, redirect };

/** What a keyword finds. */
export function Screen() {
  const { searchHistory } = useServices();
  useEffect(() => {
    const keyword = takeNativeSearch();
    if (keyword !== undefined) changeHistory(searchHistory, (history) => history.add(keyword));
  }, [searchHistory]);
  return <List />;
}
