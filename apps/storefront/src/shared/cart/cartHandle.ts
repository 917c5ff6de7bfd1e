import type { DeferredClient } from '@mallard/domain/endpoints';
import { networkError } from '@mallard/domain/errors';
import type { CartEmitted } from '@mallard/state-machines/cart';
import type { DeferredChangeQueue } from '../../offline/changeQueue.ts';
import type { CartHandle, CartState, OpenCart } from '../../services/cart.ts';
import type { CartDependencies } from './openCart.ts';

/** Key of the toasts about adding to the cart: a new one replaces the previous one. */
export const CART_TOAST = 'cart';

/** The state before a cart is loaded. */
export const NO_CART: CartState = { view: null, failure: null };

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
  const listeners = new Set<() => void>();
  const eventListeners = new Set<(event: CartEmitted) => void>();
  let state = NO_CART;
  let owner: string | null | undefined;
  let isOnline = true;
  let locale: string | undefined;
  let opening: Promise<OpenCart> | null = null;

  function show(next: CartState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(): Promise<OpenCart> {
    const [{ openCart, cartView }, client, queue, guestCart] = await Promise.all([
      import('./openCart.ts'),
      deferredClient.open(),
      changeQueue.open(),
      deferredGuestCart.open(),
    ]);
    const cart = openCart({ client, queue, guestCart, cachedProductOf });
    const showCart = () => show(owner == null ? NO_CART : { view: cartView(cart.actor.getSnapshot()), failure: null });
    cart.actor.subscribe(showCart);
    cart.actor.on('*', (event) => {
      for (const listener of eventListeners) listener(event);
    });
    if (!isOnline) cart.actor.send({ type: 'network.changed', isOnline });
    if (owner !== undefined) cart.setOwner(owner);
    return cart;
  }

  function open(): Promise<OpenCart> {
    opening ??= load().catch((error: unknown) => {
      opening = null;
      show({ view: null, failure: networkError() });
      throw error;
    });
    return opening;
  }

  /** Calls `use` when the cart is open. `open` reports failures. */
  function whenOpen(use: (cart: OpenCart) => void) {
    open().then(use, () => undefined);
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    setOwner(next) {
      if (next === owner) return;
      owner = next;
      if (next == null) show(NO_CART);
      if (next !== undefined && (next !== null || opening)) whenOpen((cart) => cart.setOwner(next));
    },
    setOnline(next) {
      if (next === isOnline) return;
      isOnline = next;
      if (owner != null) whenOpen(({ actor }) => actor.send({ type: 'network.changed', isOnline }));
    },
    setLocale(next) {
      if (next === locale) return;
      locale = next;
      if (owner != null) whenOpen(({ actor }) => actor.send({ type: 'cart.refresh' }));
    },
    send: (event) => whenOpen(({ actor }) => actor.send(event)),
    open,
    retry() {
      show({ ...state, failure: null });
      whenOpen(({ actor }) => actor.send({ type: 'cart.refresh' }));
    },
  };
}
