import type { Endpoint, EndpointData, EndpointInput, EndpointSchemas, Paged } from '@mallard/domain/contract';
import type { EndpointDescriptor } from '@mallard/domain/endpoints';
import type { LoadMoreProps } from '@mallard/ui/LoadMore';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import { useServices } from '../services/services.ts';
import { useLocale } from '../services/usePreferences.ts';
import { endpointKey } from './endpointQuery.ts';

type PagedEndpoint = Endpoint<EndpointSchemas & { data: GenericSchema<unknown, Paged<unknown>> }>;

/**
 * Reads a list with a “load more” button through the query cache. While another list is loading, the previous one is returned.
 *
 * @param getInput returns the input for a page number, from 1
 * @returns the query, its pages, the props of `LoadMore`, and whether the list has more than one page
 * @example
 * const { pages, more, isPaged } = useEndpointPages(listReviews, (pageNumber) => ({ query: { productId, pageNumber } }));
 */
export function useEndpointPages<E extends PagedEndpoint>(
  endpoint: E | EndpointDescriptor<E>,
  getInput: (pageNumber: number) => EndpointInput<E>,
) {
  const { client } = useServices();
  const locale = useLocale();
  const list = useInfiniteQuery({
    queryKey: endpointKey(endpoint, locale, { pages: getInput(1) }),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<EndpointData<E>> =>
      client.call<E>(endpoint, getInput(pageParam), { signal }),
    getNextPageParam: ({ pageNumber, totalPages }) => (pageNumber < totalPages ? pageNumber + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: endpoint.freshFor,
  });
  const more: Pick<LoadMoreProps, 'status' | 'hasMore' | 'onLoadMore'> = {
    status: list.isFetchingNextPage ? 'loading' : list.isFetchNextPageError ? 'error' : 'idle',
    hasMore: list.hasNextPage,
    onLoadMore: () => void list.fetchNextPage(),
  };
  const pages = list.data?.pages ?? [];
  return { list, pages, more, isPaged: list.hasNextPage || pages.length > 1 };
}
