import type { Paged } from '@mallard/domain/contract';
import { useEffect } from 'react';
import { useScreenPlace } from '../shell/ScreenLocation.tsx';
import { useServices } from '../shell/services.ts';
import { withPage } from './pageOf.ts';

/**
 * Replaces an address beyond the end of a list by that of the last page: after an old link, and when the only item of the last
 * page is removed.
 *
 * @param page the page of the address
 * @param list the answer for this page; `undefined` while it is on its way
 * @returns whether the page is beyond the end
 */
export function useLastPage(page: number, list: Paged<unknown> | undefined): boolean {
  const { navigation } = useServices();
  const { pathname, search } = useScreenPlace();
  const lastPage = Math.max(1, list?.totalPages ?? page);
  const isBeyond = page > lastPage;
  useEffect(() => {
    // A navigation to another screen goes first.
    if (isBeyond && !navigation.isPending())
      void navigation.go(pathname + withPage(new URLSearchParams(search), lastPage), { replace: true });
  }, [isBeyond, lastPage, pathname, search, navigation]);
  return isBeyond;
}
