import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../../app/services.ts';
import { useOnReturn } from '../../data/useOnReturn.ts';
import { type CartMessage, NO_CART } from './cartHandle.ts';

const NO_LINES: readonly never[] = [];

/** The signed-in shopper's cart, as far as it is known. */
export function useCart(): CartMessage {
  const { cart } = useServices();
  return useSyncExternalStore(cart.subscribe, cart.read, () => NO_CART);
}

/** Reads the cart again when a screen opens, and whenever the shopper comes back to it. */
export function useFreshCart(): void {
  const { cart } = useServices();
  useOnReturn(useCallback(() => cart.send({ type: 'cart.refresh' }), [cart]));
}

/** Pieces in the cart, signed in or not; 0 until known. */
export function useCartCount(): number {
  const { guestCart } = useServices();
  const { view } = useCart();
  const guestLines = useSyncExternalStore(guestCart.subscribe, guestCart.read, () => NO_LINES);
  if (view) return view.unitCount;
  return guestLines.reduce((sum, { quantity }) => sum + quantity, 0);
}
