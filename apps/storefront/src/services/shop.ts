import type { ProductSummary } from '@mallard/domain/contract';
import type { DeferredClient } from '@mallard/domain/endpoints';
import type { Store } from '@mallard/domain/storage';
import type { GuestLine } from '@mallard/offline/queue';
import type { QueryClient } from '@tanstack/react-query';
import type { DeferredStore } from '../hydration/index.ts';
import type { DeferredChangeQueue } from '../offline/changeQueue.ts';
import type { CartHandle, GuestCartStore } from './cart.ts';

/** A back end and everything that is stored or cached for it. The real shop and the sample shop share nothing. */
export interface Shop {
  client: DeferredClient;
  queryClient: QueryClient;
  /** Local storage, shared by all tabs. */
  store: Store;
  /** The cart of a guest. */
  guestCart: DeferredStore<readonly GuestLine[], GuestCartStore>;
  /** Changes of the cart and the favorites that the server may not have. */
  changeQueue: DeferredChangeQueue;
  /** The cart of the signed-in user. */
  cart: CartHandle;
  /** Search terms that were entered on this device. */
  searchHistory: DeferredStore<readonly string[], SearchHistory>;
  /** Products that were viewed on this device. */
  viewedProducts: DeferredStore<readonly ViewedProduct[], ViewedProducts>;
  /** Whether it is the sample shop, which works offline and sends nothing. */
  isSample: boolean;
}

/** The keywords searched for on this device, the newest first. */
export interface SearchHistory {
  read(): readonly string[];
  subscribe(listener: () => void): () => void;
  /** Reads the stored history again. Another tab may have changed it, also while this page was in the back/forward cache. */
  refresh(): void;
  add(keyword: string): void;
  remove(keyword: string): void;
  clear(): void;
}

/** A product page that was opened on this device. */
export interface ViewedProduct {
  /** The fields of its product card, as of that time. */
  product: ProductSummary;
  /** Milliseconds since 1970. */
  viewedAt: number;
  /** Language of the product's text. */
  locale: string;
}

/** The products that were viewed on this device, newest first. */
export interface ViewedProducts {
  read(): readonly ViewedProduct[];
  subscribe(listener: () => void): () => void;
  /** Reads the stored list again. Another tab may have changed it. */
  refresh(): void;
  /** Adds a product as the first entry, or moves it there. */
  add(product: ProductSummary, locale: string): void;
  remove(productId: string): void;
  clear(): void;
}
