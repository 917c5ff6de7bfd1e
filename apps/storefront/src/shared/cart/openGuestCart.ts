import { createUuid, systemTimers } from '@mallard/domain/client';
import type { Store } from '@mallard/domain/storage';
import { createGuestCart, GUEST_CART_KEY, type GuestCart } from '@mallard/offline/queue';

/** What a visitor has collected in a tab. */
export interface VisitorCart extends Omit<GuestCart, 'look'> {
  /** Another tab has written under this key of the storage, or has cleared it (`null`). */
  look(key: string | null): void;
}

/** Opens a visitor's cart. @param store shared by all tabs @param now milliseconds since 1970 */
export function openGuestCart(store: Store, now: () => number): VisitorCart {
  const locks = globalThis.navigator?.locks ?? null;
  const cart = createGuestCart({ store, now, locks, createUuid: () => createUuid(), timers: systemTimers });
  return {
    ...cart,
    look(key) {
      if (key === null || key === GUEST_CART_KEY) cart.readStorage();
    },
  };
}
