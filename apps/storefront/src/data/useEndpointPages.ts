import type { Endpoint, EndpointData, EndpointInput, EndpointSchemas, Paged } from '@mallard/domain/contract';
import type { EndpointHead } from '@mallard/domain/endpoints';
import type { LoadMoreProps } from '@mallard/ui/LoadMore';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import { useLocale } from '../app/preferences.ts';
import { useServices } from '../app/services.ts';
import { endpointKey } from './endpointQuery.ts';

type PagedEndpoint = Endpoint<EndpointSchemas & { data: GenericSchema<unknown, Paged<unknown>> }>;

/**
 * Reads a list that grows at its end, through the cache; while another list is on its way, the former is shown.
 *
 * @param inputOf what to ask for a page, from 1
 * @returns the query, its pages, and what `LoadMore` is given at the end of the list, if that has more than one page
 */
export function useEndpointPages<E extends PagedEndpoint>(
  endpoint: E | EndpointHead<E>,
  inputOf: (pageNumber: number) => EndpointInput<E>,
) {
  const { client } = useServices();
  const locale = useLocale();
  const list = useInfiniteQuery({
    queryKey: endpointKey(endpoint, locale, { pages: inputOf(1) }),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<EndpointData<E>> =>
      client.call<E>(endpoint, inputOf(pageParam), { signal }),
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
