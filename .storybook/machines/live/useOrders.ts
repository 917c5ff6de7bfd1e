import { listOrders, type Order, type OrderTab } from '@mallard/domain/contract';
import { useCallback, useEffect, useState } from 'react';
import type { LiveShop } from './openLiveShop.ts';

/** The orders of a tab. Fields are missing until they are loaded. */
interface Orders {
  orders?: readonly Order[];
  counts?: Readonly<Record<OrderTab, number>>;
  hasFailed?: boolean;
}

/**
 * Loads the orders of a tab.
 *
 * @param version the orders are loaded again when it changes
 */
export function useOrders(shop: LiveShop, tab: OrderTab, version: unknown): Orders & { read: () => void } {
  const [loaded, setLoaded] = useState<Orders & { tab?: OrderTab }>({});
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const response = await shop.client.tryCall(listOrders, { query: { tab } }, signal ? { signal } : {});
      if (signal?.aborted) return;
      setLoaded(
        response.ok ? { tab, orders: response.data.items, counts: response.data.counts } : { tab, hasFailed: true },
      );
    },
    [shop, tab],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads when the version changes
  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read, version]);
  return { ...(loaded.tab === tab ? loaded : loaded.counts && { counts: loaded.counts }), read: () => void read() };
}
