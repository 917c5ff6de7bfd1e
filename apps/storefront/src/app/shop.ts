import type { LateClient } from '@mallard/domain/endpoints';
import type { Store } from '@mallard/domain/storage';
import type { GuestLine } from '@mallard/offline/queue';
import { QueryClient } from '@tanstack/react-query';
import { cachedProductOf } from '../features/cart/cachedProductOf.ts';
import { type CartHandle, createCartHandle } from '../features/cart/cartHandle.ts';
import type { VisitorCart } from '../features/cart/openGuestCart.ts';
import type { ViewedProduct, ViewedProducts } from '../features/product/viewedProducts.ts';
import type { SearchHistory } from '../features/search/searchHistory.ts';
import { createDeferredStore, type DeferredStore } from '../hydration/index.ts';

/** A back end, and all that a tab remembers of it: screens read nothing of one shop beside another's. */
export interface Shop {
  client: LateClient;
  queryClient: QueryClient;
  /** What this device keeps, for all tabs. */
  store: Store;
  /** What a visitor has collected. */
  guestCart: DeferredStore<readonly GuestLine[], VisitorCart>;
  /** The cart of who is signed in. */
  cart: CartHandle;
  /** What was searched for on this device. */
  searchHistory: DeferredStore<readonly string[], SearchHistory>;
  /** The products that were viewed on this device. */
  viewedProducts: DeferredStore<readonly ViewedProduct[], ViewedProducts>;
  /** Whether it is the sample shop on this device, which needs no network and reaches nobody. */
  isSample: boolean;
}

const NOTHING: readonly never[] = [];
const GARBAGE_AFTER_MS = 1_800_000;

/** Makes all that belongs to one back end. Nothing is asked. */
export function createShop({
  client,
  store,
  now,
  isSample,
}: Pick<Shop, 'client' | 'store' | 'isSample'> & { now: () => number }): Shop {
  const queryClient = new QueryClient({
    defaultOptions: {
      // The client retries what is safe to repeat; a second layer of retries would multiply them.
      queries: { retry: false, gcTime: GARBAGE_AFTER_MS, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const guestCart = createDeferredStore<readonly GuestLine[], VisitorCart>(NOTHING, async () =>
    (await import('../features/cart/openGuestCart.ts')).openGuestCart(store, now),
  );
  const searchHistory = createDeferredStore<readonly string[], SearchHistory>(NOTHING, async () =>
    (await import('../features/search/searchHistory.ts')).createSearchHistory(store),
  );
  const viewedProducts = createDeferredStore<readonly ViewedProduct[], ViewedProducts>(NOTHING, async () =>
    (await import('../features/product/viewedProducts.ts')).createViewedProducts(store, now),
  );
  const cart = createCartHandle({
    client,
    store,
    guestCart,
    now,
    cachedProductOf: (skuUuid) => cachedProductOf(queryClient, skuUuid),
  });
  return { client, queryClient, store, guestCart, cart, searchHistory, viewedProducts, isSample };
}
