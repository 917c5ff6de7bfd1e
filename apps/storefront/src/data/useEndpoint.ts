import type { Endpoint, EndpointData, EndpointInput } from '@mallard/domain/contract';
import type { EndpointHead } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocale } from '../app/preferences.ts';
import { useServices } from '../app/services.ts';
import { endpointQuery } from './endpointQuery.ts';

interface EndpointOptions<E extends Endpoint> {
  /** Whether to ask at all. @default true */
  isEnabled?: boolean;
  /** Shows the previous answer while the next is on its way, for lists that are paged. @default false */
  keepsPrevious?: boolean;
  /** Asks again after so many milliseconds, or not; may depend on the latest answer. */
  refetchEvery?: number | false | ((data: EndpointData<E> | undefined) => number | false);
}

/** Reads a call through the cache. What failed is an `ApiFailure` in `error`. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E | EndpointHead<E>,
  input: EndpointInput<E>,
  { isEnabled = true, keepsPrevious = false, refetchEvery = false }: EndpointOptions<E> = {},
): UseQueryResult<EndpointData<E>, Error> {
  const { client } = useServices();
  const locale = useLocale();
  return useQuery({
    ...endpointQuery(client, locale, endpoint, input),
    enabled: isEnabled,
    refetchInterval: typeof refetchEvery === 'function' ? ({ state }) => refetchEvery(state.data) : refetchEvery,
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** The failure of a query or mutation as the taxonomy knows it. */
export function failureOf(error: unknown): ApiFailure | null {
  return error instanceof ApiFailure ? error : null;
}
