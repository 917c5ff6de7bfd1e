import { addToCart, batchAddToCart, type Cart, getCart } from '@mallard/domain/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { GuestCart, GuestLine } from '../shell/guestCart.ts';
import type { Locale } from '../shell/locale.ts';
import { useLocale } from '../shell/preferences.ts';
import { useServices } from '../shell/services.ts';
import { useSessionStatus } from '../shell/session.ts';
import { endpointKey } from './endpointQuery.ts';
import { useEndpoint } from './useEndpoint.ts';

/** The signed-in shopper's cart; not asked for while nobody is signed in. */
export function useCart() {
  const isSignedIn = useSessionStatus() === 'signedIn';
  return useEndpoint(getCart, {}, { isEnabled: isSignedIn });
}

const NO_LINES: readonly GuestLine[] = [];

/** Pieces in the cart, signed in or not; 0 until known. */
export function useCartCount(): number {
  const { guestCart } = useServices();
  const guestLines = useSyncExternalStore(guestCart.subscribe, guestCart.read, () => NO_LINES);
  const cart = useCart();
  if (cart.data) return cart.data.unitCount;
  return guestLines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Puts the server's latest cart where every reader of it looks. */
export function keepCart(queryClient: QueryClient, locale: Locale, cart: Cart): void {
  queryClient.setQueryData(endpointKey(getCart, locale, {}), cart);
}

/** Adds pieces of a SKU: to the account's cart when signed in, else to the one kept on this device. */
export function useAddToCart() {
  const { client, queryClient, guestCart } = useServices();
  const locale = useLocale();
  const isSignedIn = useSessionStatus() === 'signedIn';
  return useMutation({
    mutationFn: async (line: { skuUuid: string; quantity: number }) => {
      if (isSignedIn) keepCart(queryClient, locale, await client.call(addToCart, { body: line }));
      else guestCart.add(line);
    },
  });
}

interface MergeParts {
  client: ReturnType<typeof useServices>['client'];
  queryClient: QueryClient;
  guestCart: GuestCart;
}

/**
 * Moves what a visitor collected before signing in into the account's cart.
 *
 * @returns whether a quantity had to be lowered
 */
export async function mergeGuestCart({ client, queryClient, guestCart }: MergeParts, locale: Locale): Promise<boolean> {
  const items = [...guestCart.read()];
  if (items.length === 0) return false;
  const { cart, clamped } = await client.call(batchAddToCart, { body: { items } });
  guestCart.clear();
  keepCart(queryClient, locale, cart);
  return clamped.length > 0;
}
