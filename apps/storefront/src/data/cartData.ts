import { addToCart, batchAddToCart, type Cart, getCart } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { notifyManager, type QueryClient, replaceEqualDeep, useMutation } from '@tanstack/react-query';
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

/**
 * Lets the latest cart win wherever one is kept. Answers may overtake one another (the cart as it was before a change may
 * arrive after the change's own answer); the cart's version says which is the latest.
 */
export function preferLatestCart(queryClient: QueryClient): void {
  queryClient.setQueryDefaults(endpointKey(getCart), {
    structuralSharing: (known, fresh) => (versionOf(known) > versionOf(fresh) ? known : replaceEqualDeep(known, fresh)),
  });
}

function versionOf(cart: unknown): number {
  return (cart as Cart | undefined)?.version ?? 0;
}

/**
 * Puts the server's latest cart where every reader of it looks; one in another language is out of date then.
 *
 * @returns a promise kept once every screen has been told. What was shown for the time being may go only then: else the
 *   old cart would be seen, and counted on, for a moment
 */
export function keepCart(queryClient: QueryClient, locale: Locale, cart: Cart): Promise<void> {
  queryClient.setQueryData(endpointKey(getCart, locale, {}), cart);
  queryClient.removeQueries({
    queryKey: endpointKey(getCart),
    type: 'inactive',
    predicate: ({ queryKey }) => !queryKey.includes(locale),
  });
  return new Promise((resolve) => notifyManager.schedule(resolve));
}

/** Adds pieces of a SKU: to the account's cart when signed in, else to the one kept on this device. */
export function useAddToCart() {
  const { client, queryClient, guestCart } = useServices();
  const locale = useLocale();
  const isSignedIn = useSessionStatus() === 'signedIn';
  return useMutation({
    mutationFn: async (line: { skuUuid: string; quantity: number }) => {
      if (isSignedIn) await keepCart(queryClient, locale, await client.call(addToCart, { body: line }));
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
 * Moves what a visitor collected before signing in into the account's cart: once, whichever tabs try, and after a lost
 * answer too.
 *
 * @returns whether a quantity had to be lowered
 * @throws {ApiFailure} and then the lines stay
 */
export async function mergeGuestCart({ client, queryClient, guestCart }: MergeParts, locale: Locale): Promise<boolean> {
  const held = guestCart.held();
  if (held === null) return false;
  const { mergeKey: idempotencyKey, lines } = held;
  const merged = await client.tryCall(batchAddToCart, { body: { items: [...lines] } }, { idempotencyKey });
  if (!merged.ok) {
    if (merged.error.kind === 'Conflict') guestCart.rename();
    throw new ApiFailure(merged.error);
  }
  guestCart.remove(held);
  await keepCart(queryClient, locale, merged.data.cart);
  return merged.data.clamped.length > 0;
}
