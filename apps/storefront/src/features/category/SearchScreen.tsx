import { useEffect } from 'react';
import { pathOf } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
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

let isTaken = false;

/**
 * Returns the keyword of a search form that was submitted before its script loaded. Links from other sites, reloads and Back
 * do not count.
 *
 * @returns the keyword on the first call, otherwise `undefined`
 */
function takeNativeSearch(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  if (isTaken || !(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return undefined;
  isTaken = true;
  const { origin, pathname, searchParams } = new URL(load.name);
  const isSameOrigin = document.referrer.startsWith(`${origin}/`);
  return (isSameOrigin && pathname === pathOf('search') && searchParams.get('keyword')) || undefined;
}
