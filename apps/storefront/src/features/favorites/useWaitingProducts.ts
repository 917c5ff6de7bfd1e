import type { ProductSummary } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/endpoints';
import { useQueries } from '@tanstack/react-query';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { seenProduct } from './seenProduct.ts';

/**
 * Returns favorites that are not saved on the server yet, newest first. Leaves out products that this device has not loaded.
 *
 * @param pending favorite changes that are being sent or queued
 * @param listed favorites returned by the server
 */
export function useWaitingProducts(
  pending: ReadonlyMap<string, boolean>,
  listed: readonly ProductSummary[],
): ProductSummary[] {
  const { client, queryClient } = useServices();
  const locale = useLocale();
  const listedIds = new Set(listed.map(({ id }) => id));
  const waiting = [...pending].filter(([id, isFavorite]) => isFavorite && !listedIds.has(id)).map(([id]) => id);
  const seen = waiting.map((id) => seenProduct(queryClient, id));
  // After a reload, the response with a product may still be stored on the device.
  const pages = useQueries({
    queries: waiting.map((id, index) => ({
      ...endpointQuery(client, locale, getProduct, { params: { id } }),
      enabled: seen[index] === undefined,
    })),
  });
  return waiting.flatMap((_, index) => seen[index] ?? pages[index]?.data ?? []).reverse();
}
