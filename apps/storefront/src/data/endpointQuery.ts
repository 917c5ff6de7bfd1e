import type { Endpoint, EndpointData, EndpointInput } from '@mallard/domain/contract';
import type { EndpointHead, LateClient } from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import { queryOptions } from '@tanstack/react-query';

/**
 * The query of a call: its key, how to fetch it and how long its answer stays fresh, all from the endpoint's value.
 * Keys begin with the endpoint's access, so that signing out can drop the answers that depend on the shopper: those of
 * `member` and `optional` endpoints.
 */
export function endpointQuery<E extends Endpoint>(
  client: LateClient,
  locale: Locale,
  endpoint: E | EndpointHead<E>,
  input: EndpointInput<E>,
) {
  return queryOptions<EndpointData<E>>({
    queryKey: endpointKey(endpoint, locale, input),
    queryFn: ({ signal, client: cache, queryKey }) =>
      client.call(endpoint, input, { signal, isBackground: cache.getQueryData(queryKey) !== undefined }),
    staleTime: endpoint.freshFor,
  });
}

/** The key of one call's answer; without input, the beginning of all keys of that endpoint. */
export function endpointKey(endpoint: Pick<Endpoint, 'access' | 'name'>, locale?: Locale, input?: unknown): unknown[] {
  const key: unknown[] = [endpoint.access, endpoint.name];
  if (locale !== undefined) key.push(locale, input);
  return key;
}
