import { createUuid, systemTimers } from '@mallard/domain/client';
import type { Store } from '@mallard/domain/storage';
import { createGuestCart, GUEST_CART_KEY } from '@mallard/offline/queue';
import type { GuestCartStore } from '../../services/cart.ts';

/** Opens the cart of a guest. @param store shared by all tabs @param now returns milliseconds since 1970 */
export function openGuestCart(store: Store, now: () => number): GuestCartStore {
  const locks = globalThis.navigator?.locks ?? null;
  const cart = createGuestCart({ store, now, locks, createUuid: () => createUuid(), timers: systemTimers });
  return {
    ...cart,
    onStorageChange(key) {
      if (key === null || key === GUEST_CART_KEY) cart.readStorage();
    },
  };
}
