import type { DeferredClient } from '@mallard/domain/endpoints';
import type { CartEmitted, CartEvent } from '@mallard/state-machines/cart';
import { createDeferredStore } from '../../hydration/index.ts';
import type { DeferredChangeQueue } from '../../offline/changeQueue.ts';
import { type CartHandle, NO_CART, type OpenCart } from '../../services/cart.ts';
import type { CartDependencies } from './openCart.ts';

/** Key of the toasts about adding to the cart: a new one replaces the previous one. */
export const CART_TOAST = 'cart';

interface CartHandleOptions extends Pick<CartDependencies, 'cachedProductOf'> {
  client: Pick<DeferredClient, 'open'>;
  changeQueue: Pick<DeferredChangeQueue, 'open'>;
  guestCart: { open(): Promise<CartDependencies['guestCart']> };
}

/** Creates the handle without loading anything. */
export function createCartHandle({
  client: deferredClient,
  changeQueue,
  guestCart: deferredGuestCart,
  cachedProductOf,
}: CartHandleOptions): CartHandle {
  const eventListeners = new Set<(event: CartEmitted) => void>();
  let owner: string | null = null;
  let isOnline = true;
  let locale: string | undefined;

  async function load(): Promise<OpenCart> {
    const [{ openCart }, client, queue, guestCart] = await Promise.all([
      import('./openCart.ts'),
      deferredClient.open(),
      changeQueue.open(),
      deferredGuestCart.open(),
    ]);
    const cart = openCart({ client, queue, guestCart, cachedProductOf });
    cart.actor.on('*', (event) => {
      for (const listener of eventListeners) listener(event);
    });
    if (!isOnline) cart.actor.send({ type: 'network.changed', isOnline });
    cart.setOwner(owner);
    return cart;
  }

  const { read, subscribe, open, opened } = createDeferredStore(NO_CART, load, (failure) => ({ view: null, failure }));

  /** Calls `use` when the cart is open. The state says that it cannot be loaded. */
  function whenOpen(use: (cart: OpenCart) => void) {
    const cart = opened();
    if (cart) use(cart);
    else open().then(use, () => undefined);
  }

  const send = (event: CartEvent) => whenOpen(({ actor }) => actor.send(event));

  return {
    // Loading may have failed before the logout.
    read: () => (owner === null ? NO_CART : read()),
    subscribe,
    open,
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    setOwner(next) {
      if (next === owner) return;
      owner = next;
      // A guest needs no cart; one that is loading or open still gets the logout.
      if (next === null && read().failure) return;
      whenOpen((cart) => cart.setOwner(owner));
    },
    setOnline(next) {
      if (next === isOnline) return;
      isOnline = next;
      if (owner !== null || opened()) send({ type: 'network.changed', isOnline });
    },
    setLocale(next) {
      if (next === locale) return;
      locale = next;
      if (owner !== null) send({ type: 'cart.refresh' });
    },
    send,
  };
}
