import { useEffect, useSyncExternalStore } from 'react';
import { useScreenLocation } from '../navigation/ScreenLocation.tsx';
import { useServices } from '../services/services.ts';
import { withPage } from './pageOf.ts';

/**
 * Replaces an address past the end of a list by that of the last page: after an old link, and when the only item of the last
 * page is removed. Waits for a navigation that is in progress, and redirects after it if the list is still shown.
 *
 * @param page page number in the address
 * @param lastPage number of the last page; `undefined` while it is unknown
 * @returns whether `page` is past the end
 * @example useLastPage(9, 4) // true; replaces `/order?page=9` by `/order?page=4`
 */
export function useLastPage(page: number, lastPage: number | undefined): boolean {
  const { navigation } = useServices();
  const { pathname, search } = useScreenLocation();
  const target = Math.max(1, lastPage ?? page);
  const isBeyond = page > target;
  // Lists that need no redirect don't re-render when a navigation starts or ends.
  const isWaiting = useSyncExternalStore(
    navigation.subscribe,
    () => isBeyond && navigation.isPending(),
    () => false,
  );
  useEffect(() => {
    if (isBeyond && !isWaiting && !navigation.isPending())
      void navigation.go(pathname + withPage(new URLSearchParams(search), target), { replace: true });
  }, [isBeyond, isWaiting, target, pathname, search, navigation]);
  return isBeyond;
}
