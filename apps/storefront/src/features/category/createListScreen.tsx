import type { ProductSummary } from '@mallard/domain/contract';
import { getFacets } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import type { ReactNode } from 'react';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { withPage } from '../../data/pageOf.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { wellSold } from '../product/wellSold.ts';
import { categoryMenu } from './categoryMenu.ts';
import { LazyFilters } from './lazySections.ts';
import { facetsInput, isAsked, isUnknownCategory, listQuery, listStateOf } from './listData.ts';
import { type ListKind, pathOf } from './listKinds.ts';
import { listMeta } from './listMeta.ts';
import { ProductList } from './ProductList.tsx';

/**
 * Makes the screen of one kind of list: all of them are one list over different products.
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
      const bringWaysOn = () => queryClient.prefetchQuery(endpointQuery(client, locale, ...wellSold));
      if (!isAsked(kind, state)) return bringWaysOn();
      const [list] = await Promise.all([
        queryClient.fetchInfiniteQuery(listQuery(client, locale, kind, state)),
        // Without facets or names of categories a list is still a list.
        queryClient.prefetchQuery(endpointQuery(client, locale, getFacets, facetsInput(kind, state))),
        queryClient.prefetchQuery(endpointQuery(client, locale, ...categoryMenu)),
      ]);
      const tree = queryClient.getQueryData(endpointQuery(client, locale, ...categoryMenu).queryKey);
      if (isUnknownCategory(tree, search)) throw new ApiFailure({ kind: 'NotFound', code: 'NOT_FOUND' });
      if (list.pages[0]?.total === 0) await bringWaysOn();
    },
    redirect: ({ client, queryClient, locale, search }) => {
      const state = listStateOf(kind, search);
      const page = queryClient.getQueryData(listQuery(client, locale, kind, state).queryKey)?.pages[0]?.pageNumber;
      return page !== undefined && page < state.page ? pathOf(kind) + withPage(search, page) : undefined;
    },
    meta: (context) => listMeta(kind, context),
  };
}
