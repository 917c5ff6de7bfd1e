import type { Order } from '@mallard/domain/contract';
import { getOrder, listOrders } from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import type { InfiniteData, QueryClient, UseQueryResult } from '@tanstack/react-query';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';

interface OrderPage {
  items: readonly Order[];
}

/**
 * Reads one order. Until its response arrives, or while the server can't be reached, it is the order of a list that was read before.
 *
 * @param refetchEvery see `useEndpoint`
 */
export function useOrder(
  id: string,
  refetchEvery?: (order: Order | undefined) => number | false,
): UseQueryResult<Order, Error> {
  return useEndpoint(
    getOrder,
    { params: { id } },
    {
      findInCache: (queryClient, locale) => findListedOrder(queryClient, locale, id),
      ...(refetchEvery && { refetchEvery }),
    },
  );
}

/** Returns an order from the newest list that contains it, in this language. */
function findListedOrder(queryClient: QueryClient, locale: Locale, id: string): Order | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: endpointKey(listOrders) })
    .filter(({ queryKey }) => queryKey[2] === locale)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => pagesOf(state.data as OrderPage | InfiniteData<OrderPage> | undefined))
    .flatMap(({ items }) => items)
    .find((order) => order.id === id);
}

function pagesOf(data: OrderPage | InfiniteData<OrderPage> | undefined): readonly OrderPage[] {
  if (data === undefined) return [];
  return 'pages' in data ? data.pages : [data];
}
