import type { GuestLine } from '@mallard/offline/queue';
import { QueryClient } from '@tanstack/react-query';
import { createDeferredStore } from '../hydration/index.ts';
import { createChangeQueue } from '../offline/changeQueue.ts';
import type { GuestCartStore } from '../services/cart.ts';
import type { SearchHistory, Shop, ViewedProduct, ViewedProducts } from '../services/shop.ts';
import { cachedProductOf } from '../shared/cart/cachedProductOf.ts';
import { createCartHandle } from '../shared/cart/cartHandle.ts';

const EMPTY: readonly never[] = [];
/**
 * Milliseconds for which unused data is cached. Unlimited on the server, where a cache is garbage after its page: timers would keep
 * the data of each page in memory.
 */
const CACHE_MS = import.meta.env.SSR ? Number.POSITIVE_INFINITY : 1_800_000;

/** Creates the stores and caches of one back end without sending requests. */
export function createShop({
  client,
  store,
  now,
  isSample,
}: Pick<Shop, 'client' | 'store' | 'isSample'> & { now: () => number }): Shop {
  const queryClient = new QueryClient({
    defaultOptions: {
      // The client already retries idempotent requests; a second layer would multiply the retries.
      queries: { retry: false, gcTime: CACHE_MS, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const guestCart = createDeferredStore<readonly GuestLine[], GuestCartStore>(EMPTY, async () =>
    (await import('../shared/cart/openGuestCart.ts')).openGuestCart(store, now),
  );
  const searchHistory = createDeferredStore<readonly string[], SearchHistory>(EMPTY, async () =>
    (await import('../shared/search/searchHistory.ts')).createSearchHistory(store),
  );
  const viewedProducts = createDeferredStore<readonly ViewedProduct[], ViewedProducts>(EMPTY, async () =>
    (await import('../shared/products/viewedProducts.ts')).createViewedProducts(store, now),
  );
  const changeQueue = createChangeQueue({ client, store, now });
  const cart = createCartHandle({
    client,
    changeQueue,
    guestCart,
    cachedProductOf: (skuUuid) => cachedProductOf(queryClient, skuUuid),
  });
  return { client, queryClient, store, guestCart, changeQueue, cart, searchHistory, viewedProducts, isSample };
}
