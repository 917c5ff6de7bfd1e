import { listOrders, type Order, type OrderTab } from '@mallard/domain/contract';
import { useCallback, useEffect, useState } from 'react';
import type { LiveShop } from './openLiveShop.ts';

/** The orders of a tab, as far as they are known. */
interface Orders {
  orders?: readonly Order[];
  counts?: Readonly<Record<OrderTab, number>>;
  hasFailed?: boolean;
}

/**
 * The orders of a tab.
 *
 * @param version orders are read again when it changes
 */
export function useOrders(shop: LiveShop, tab: OrderTab, version: unknown): Orders & { read: () => void } {
  const [known, setKnown] = useState<Orders & { tab?: OrderTab }>({});
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await shop.client.tryCall(listOrders, { query: { tab } }, signal ? { signal } : {});
      if (signal?.aborted) return;
      setKnown(answer.ok ? { tab, orders: answer.data.items, counts: answer.data.counts } : { tab, hasFailed: true });
    },
    [shop, tab],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another list
  useEffect(() => {
    const left = new AbortController();
    void read(left.signal);
    return () => left.abort();
  }, [read, version]);
  return { ...(known.tab === tab ? known : known.counts && { counts: known.counts }), read: () => void read() };
}
