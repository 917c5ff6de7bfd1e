import type { ProductSummary } from '@mallard/domain/contract';
import { getFacets } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import type { ReactNode } from 'react';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { withPage } from '../../data/pageOf.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { categoryMenu } from '../../shared/categories/categoryMenu.ts';
import { bestSellers } from '../../shared/products/bestSellers.ts';
import { LazyFilters } from './lazySections.ts';
import { canFetchList, facetsInput, isUnknownCategory, listQuery, listStateOf } from './listData.ts';
import { listMeta } from './listMeta.ts';
import { type ListKind, pathOf } from './listQuery.ts';
import { ProductList } from './ProductList.tsx';

/**
 * Creates the screen of one kind of list. All kinds share one implementation.
 *
 * @param noteOf content below the price of each product
 */
export function createListScreen(
  kind: ListKind,
  noteOf?: (product: ProductSummary) => ReactNode,
): Required<Omit<ScreenModule, 'Middle' | 'title'>> {
  return {
    Screen: () => <ProductList kind={kind} noteOf={noteOf} />,
    Aside: () => <LazyFilters kind={kind} />,
    prefetch: async ({ client, queryClient, locale, search }) => {
      const state = listStateOf(kind, search);
      const prefetchBestSellers = () => queryClient.prefetchQuery(endpointQuery(client, locale, ...bestSellers));
      if (!canFetchList(kind, state)) return prefetchBestSellers();
      const [list] = await Promise.all([
        queryClient.fetchInfiniteQuery(listQuery(client, locale, kind, state)),
        // `prefetchQuery` does not throw: the list also works without facets and category names.
        queryClient.prefetchQuery(endpointQuery(client, locale, getFacets, facetsInput(kind, state))),
        queryClient.prefetchQuery(endpointQuery(client, locale, ...categoryMenu)),
      ]);
      const tree = queryClient.getQueryData(endpointQuery(client, locale, ...categoryMenu).queryKey);
      if (isUnknownCategory(tree, search)) throw new ApiFailure({ kind: 'NotFound', code: 'NOT_FOUND' });
      if (list.pages[0]?.total === 0) await prefetchBestSellers();
    },
    redirect: ({ client, queryClient, locale, search }) => {
      const state = listStateOf(kind, search);
      const page = queryClient.getQueryData(listQuery(client, locale, kind, state).queryKey)?.pages[0]?.pageNumber;
      return page !== undefined && page < state.page ? pathOf(kind) + withPage(search, page) : undefined;
    },
    meta: (context) => listMeta(kind, context),
  };
}
