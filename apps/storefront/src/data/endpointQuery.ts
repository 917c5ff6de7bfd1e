import type { Endpoint, EndpointData, EndpointInput } from '@mallard/domain/contract';
import type { DeferredClient, EndpointDescriptor } from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import { queryOptions } from '@tanstack/react-query';

/**
 * Returns the query options of an endpoint: key, fetch function and stale time. Keys begin with the endpoint's access. So when the
 * session ends, the responses that depend on the user can be removed: those of `member` and `optional` endpoints.
 *
 * @example await queryClient.prefetchQuery(endpointQuery(client, locale, getProduct, { params: { id } }));
 */
export function endpointQuery<E extends Endpoint>(
  client: DeferredClient,
  locale: Locale,
  endpoint: E | EndpointDescriptor<E>,
  input: EndpointInput<E>,
) {
  return queryOptions<EndpointData<E>>({
    queryKey: endpointKey(endpoint, locale, input),
    queryFn: ({ signal, client: cache, queryKey }) =>
      client.call(endpoint, input, { signal, isBackground: cache.getQueryData(queryKey) !== undefined }),
    staleTime: endpoint.freshFor,
  });
}

/**
 * Returns the query key of a response. Without `locale` and `input`, it matches all responses of the endpoint.
 *
 * @example void queryClient.invalidateQueries({ queryKey: endpointKey(listFavorites) });
 */
export function endpointKey(endpoint: Pick<Endpoint, 'access' | 'name'>, locale?: Locale, input?: unknown): unknown[] {
  const key: unknown[] = [endpoint.access, endpoint.name];
  if (locale !== undefined) key.push(locale, input);
  return key;
}
