import { getCategoryTree } from '@mallard/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useLocale } from '../../shell/preferences.ts';
import { useSearchParams } from '../../shell/ScreenLocation.tsx';
import { useServices } from '../../shell/services.ts';
import { isAsked, listQuery, listStateOf, trailOf } from './listData.ts';
import type { ListKind } from './listKinds.ts';

/** A list as its address says it: its products so far, and the way down to its category. */
export function useList(kind: ListKind) {
  const { client } = useServices();
  const locale = useLocale();
  const state = listStateOf(kind, useSearchParams());
  const tree = useEndpoint(getCategoryTree, {}).data ?? [];
  const query = listQuery(client, locale, kind, state);
  const list = useInfiniteQuery({
    ...query,
    enabled: isAsked(kind, state),
    // While the next order or filter is on its way the last one stays; another category or keyword starts anew.
    placeholderData: (previous, previousQuery) =>
      isSameList(previousQuery?.queryKey, query.queryKey) ? previous : undefined,
  });
  const pages = list.data?.pages ?? [];
  return {
    state,
    tree,
    trail: trailOf(tree, state.categoryUuid),
    list,
    products: pages.flatMap(({ items }) => items),
    total: pages[0]?.total,
    pageCount: pages[0]?.totalPages ?? 0,
  };
}

const IDENTITY_LENGTH = 4;

function isSameList(a: readonly unknown[] | undefined, b: readonly unknown[]): boolean {
  const identity = (key: readonly unknown[]) => JSON.stringify(key.slice(0, IDENTITY_LENGTH));
  return a !== undefined && identity(a) === identity(b);
}
