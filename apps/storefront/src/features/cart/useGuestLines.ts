import type { Product } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/endpoints';
import type { GuestLine } from '@mallard/offline/queue';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { failureOf } from '../../data/useEndpoint.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { cachedProductOf } from '../../shared/cart/cachedProductOf.ts';
import { type GuestItem, guestItem } from './guestItem.ts';

/**
 * A line of the guest cart, by its SKU:
 *
 * - `ready`: its product is loaded, or no longer exists
 * - `loading`, `failed`: its product is being loaded, or could not be loaded
 * - `unknown`: stored by an earlier version, without its product
 */
export type GuestLineView = { id: string; line: GuestLine } & (
  | { state: 'ready'; item: GuestItem }
  | { state: 'failed'; error: Error }
  | { state: 'loading' | 'unknown' }
);

const NO_LINES: readonly never[] = [];

/**
 * Returns the lines of the guest cart with their products, latest first. All products are requested in parallel.
 *
 * @param isEnabled whether to request products that are not cached
 */
export function useGuestLines(isEnabled: boolean) {
  const { guestCart, client, queryClient } = useServices();
  const locale = useLocale();
  const lines = useSyncExternalStore(guestCart.subscribe, guestCart.read, () => NO_LINES);
  const [hasFailed, setFailed] = useState(false);

  function open() {
    setFailed(false);
    guestCart.open().catch(() => setFailed(true));
  }
  useEffect(() => {
    if (isEnabled) guestCart.open().catch(() => setFailed(true));
  }, [isEnabled, guestCart]);

  const productIdOf = ({ skuUuid, product }: GuestLine) =>
    product?.productUuid ?? cachedProductOf(queryClient, skuUuid)?.productUuid;
  const productIds = [...new Set(lines.flatMap((line) => productIdOf(line) ?? []))];
  const answers = useQueries({
    queries: productIds.map((id) => ({
      ...endpointQuery(client, locale, getProduct, { params: { id } }),
      enabled: isEnabled,
    })),
  });
  const answerTo = new Map(productIds.map((id, index) => [id, answers[index]]));

  return {
    status: guestCart.opened() ? ('ready' as const) : hasFailed ? ('error' as const) : ('loading' as const),
    lines: lines.map((line) => viewOf(line, answerTo.get(productIdOf(line) ?? ''))).reverse(),
    /** Loads the cart after its code could not be loaded. */
    open,
    /** Requests the products again that could not be loaded. */
    retry() {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}

function viewOf(line: GuestLine, answer: UseQueryResult<Product> | undefined): GuestLineView {
  const base = { id: line.skuUuid, line };
  if (!answer) return { ...base, state: 'unknown' };
  const isGone = failureOf(answer.error)?.error.kind === 'NotFound';
  if (answer.data || isGone) {
    const item = guestItem(line, isGone ? undefined : answer.data);
    return item ? { ...base, state: 'ready', item } : { ...base, state: 'unknown' };
  }
  return answer.error ? { ...base, state: 'failed', error: answer.error } : { ...base, state: 'loading' };
}
