import type { Endpoint, EndpointData, EndpointInput } from '@mallard/domain/contract';
import type { EndpointDescriptor } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import type { Locale } from '@mallard/domain/messages';
import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useServices } from '../services/services.ts';
import { useLocale } from '../services/usePreferences.ts';
import { endpointQuery } from './endpointQuery.ts';

interface EndpointOptions<E extends Endpoint> {
  /** Whether to send the request. @default true */
  isEnabled?: boolean;
  /** Returns the previous data while the next page is loading. @default false */
  keepsPrevious?: boolean;
  /** Refetch interval in milliseconds, or a function of the latest data. @default false */
  refetchEvery?: number | false | ((data: EndpointData<E> | undefined) => number | false);
  /** Returns the data that another response already contains. It is shown at once, and when the request fails. */
  findInCache?: (queryClient: QueryClient, locale: Locale) => EndpointData<E> | undefined;
}

/**
 * Reads the response of an endpoint through the query cache. On failure, `error` is an `ApiFailure`.
 *
 * @example const { data: order, isError, refetch } = useEndpoint(getOrder, { params: { id } });
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E | EndpointDescriptor<E>,
  input: EndpointInput<E>,
  { isEnabled = true, keepsPrevious = false, refetchEvery = false, findInCache }: EndpointOptions<E> = {},
): UseQueryResult<EndpointData<E>, Error> {
  const { client } = useServices();
  const locale = useLocale();
  const queryClient = useQueryClient();
  return useQuery({
    ...endpointQuery(client, locale, endpoint, input),
    enabled: isEnabled,
    refetchInterval: typeof refetchEvery === 'function' ? ({ state }) => refetchEvery(state.data) : refetchEvery,
    // Marks the data as stale, so that it is always fetched again.
    ...(findInCache && { initialData: () => findInCache(queryClient, locale), initialDataUpdatedAt: 0 }),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Returns the `ApiFailure` of a query or mutation; `null` if there is none. */
export function failureOf(error: unknown): ApiFailure | null {
  return error instanceof ApiFailure ? error : null;
}
