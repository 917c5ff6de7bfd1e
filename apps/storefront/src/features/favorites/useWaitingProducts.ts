import type { ProductSummary } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/endpoints';
import { useQueries } from '@tanstack/react-query';
import { useLocale } from '../../app/preferences.ts';
import { useServices } from '../../app/services.ts';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { seenProduct } from './seenProduct.ts';

/**
 * Products whose heart the server does not know yet, the newest first, as far as this device has seen them.
 *
 * @param pending hearts on their way, or kept for when there is a network
 * @param listed what the server has told
 */
export function useWaitingProducts(
  pending: ReadonlyMap<string, boolean>,
  listed: readonly ProductSummary[],
): ProductSummary[] {
  const { client, queryClient } = useServices();
  const locale = useLocale();
  const known = new Set(listed.map(({ id }) => id));
  const waiting = [...pending].filter(([id, isFavorite]) => isFavorite && !known.has(id)).map(([id]) => id);
  const seen = waiting.map((id) => seenProduct(queryClient, id));
  // After a reload the page of a product may still be kept on the device.
  const pages = useQueries({
    queries: waiting.map((id, place) => ({
      ...endpointQuery(client, locale, getProduct, { params: { id } }),
      enabled: seen[place] === undefined,
    })),
  });
  return waiting.flatMap((_, place) => seen[place] ?? pages[place]?.data ?? []).reverse();
}
