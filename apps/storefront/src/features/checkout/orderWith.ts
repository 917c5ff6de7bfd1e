import type { Cart } from '@mallard/domain/contract';
import { createOrder, type DeferredClient, getCart, listOrders, previewOrder } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import type { CheckoutEffects, CheckoutLine } from '@mallard/state-machines/checkout';
import type { CartHandle } from '../../services/cart.ts';
import type { StoredAttempts } from './storedAttempts.ts';

interface OrderParts {
  client: DeferredClient;
  cart: CartHandle;
  attempts: StoredAttempts;
  /** The line of _buy now_; `null` to buy the selected items of the cart. */
  buyNow: CheckoutLine | null;
}

/** Connects the effects of the checkout machine to the client, the cart of the tab and the stored attempts. */
export function orderWith({ client, cart, attempts, buyNow }: OrderParts): CheckoutEffects {
  /** SKUs that this checkout has shown. If one sells out, it stays in the list with a note. */
  const shown = new Set<string>();

  async function readSelected(signal: AbortSignal): Promise<readonly CheckoutLine[]> {
    // Waits until pending cart changes are saved, so that the order has the quantities that the cart shows.
    const settled = await (await cart.open()).settle();
    if (settled.state === 'unsent') throw new ApiFailure(settled.error);
    const latestCart = await client.call(getCart, {}, { signal });
    cart.send({ type: 'cart.updated', cart: latestCart });
    const lines = selectedLines(latestCart, shown);
    for (const { skuUuid } of lines) shown.add(skuUuid);
    return lines;
  }

  return {
    readAttempt: async ({ input }) => attempts.read(input.source),
    saveAttempt: async ({ input }) => attempts.save(input),
    forgetAttempt: async ({ input }) => attempts.forget(input.source),
    readLines: async ({ signal }) => (buyNow === null ? readSelected(signal) : [buyNow]),
    preview: ({ input, signal }) => client.call(previewOrder, { body: input }, { signal }),
    // Has no `signal`: leaving the screen must not abort an order that was sent.
    placeOrder: ({ input: { draft, checkoutUuid, idempotencyKey } }) =>
      client.call(createOrder, { body: { ...draft, checkoutUuid } }, { idempotencyKey }),
    findOrder: async ({ input, signal }) => {
      const { items } = await client.call(listOrders, { query: input }, { signal });
      return items[0] ?? null;
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the lines of a cart that a checkout contains: selected and available.
 *
 * @param alsoUnavailable SKUs to include even if they are no longer available
 */
export function selectedLines({ items }: Cart, alsoUnavailable = NONE): CheckoutLine[] {
  return items
    .filter(({ isSelected, status, skuUuid }) => isSelected && (status === 'available' || alsoUnavailable.has(skuUuid)))
    .map(({ skuUuid, quantity }) => ({ skuUuid, quantity }));
}
