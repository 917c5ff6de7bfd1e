import type { Category } from '@mallard/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useLastPage } from '../../data/useLastPage.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { categoryMenu } from '../../shared/categories/categoryMenu.ts';
import { canFetchList, isUnknownCategory, listQuery, listStateOf, trailOf } from './listData.ts';
import type { ListKind } from './listQuery.ts';

const noCategories: readonly Category[] = [];

/** The list at the current URL: its state, the products loaded so far, and the path to its category. */
export function useList(kind: ListKind) {
  const { client } = useServices();
  const locale = useLocale();
  const search = useSearchParams();
  const state = listStateOf(kind, search);
  const categories = useEndpoint(...categoryMenu).data;
  const tree = categories ?? noCategories;
  const query = listQuery(client, locale, kind, state);
  const list = useInfiniteQuery({
    ...query,
    enabled: canFetchList(kind, state),
    // Shows the previous products while another filter or sort order loads, but not for another category or keyword.
    placeholderData: (previous, previousQuery) =>
      isSameList(previousQuery?.queryKey, query.queryKey) ? previous : undefined,
  });
  const pages = list.data?.pages ?? [];
  const page = list.isPlaceholderData ? state.page : (pages[0]?.pageNumber ?? state.page);
  useLastPage(state.page, page);

  return {
    state,
    /** The first page that is shown: the last page when the URL names one beyond the end. */
    page,
    tree,
    /** Whether the URL names a category that does not exist. */
    isUnknownCategory: isUnknownCategory(categories, search),
    trail: useMemo(() => trailOf(tree, state.categoryUuid), [tree, state.categoryUuid]),
    list,
    products: pages.flatMap(({ items }) => items),
    total: pages[0]?.total,
    /** How the search read the keyword. */
    reading: {
      isOnlyMentioned: pages[0]?.isOnlyMentioned ?? false,
      corrected: pages[0]?.correctedKeyword,
      isRelaxed: pages[0]?.isRelaxed ?? false,
      unmatched: pages[0]?.unmatchedWords ?? [],
      price: pages[0]?.keywordPrice,
      sale: pages[0]?.keywordSale,
      sort: pages[0]?.keywordSort,
      shipping: pages[0]?.keywordShipping,
      remainingKeyword: pages[0]?.keywordRest,
    },
    pageCount: pages[0]?.totalPages ?? 0,
  };
}

const IDENTITY_LENGTH = 4;

function isSameList(a: readonly unknown[] | undefined, b: readonly unknown[]): boolean {
  const identity = (key: readonly unknown[]) => JSON.stringify(key.slice(0, IDENTITY_LENGTH));
  return a !== undefined && identity(a) === identity(b);
}
