import type { Cart } from '@mallard/domain/contract';
import { createOrder, type DeferredClient, getCart, listOrders, previewOrder } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import type { CheckoutEffects, CheckoutLine } from '@mallard/state-machines/checkout';
import type { CartHandle } from '../cart/cartHandle.ts';
import type { StoredAttempts } from './storedAttempts.ts';

interface OrderParts {
  client: DeferredClient;
  cart: CartHandle;
  attempts: StoredAttempts;
  /** The one line of _buy now_; `null` to buy what is selected in the cart. */
  buyNow: CheckoutLine | null;
}

/** What the checkout machine asks for, over the client, the cart of the tab and the device. */
export function orderWith({ client, cart, attempts, buyNow }: OrderParts): CheckoutEffects {
  /** What this checkout has shown: a line that sells out meanwhile stays, and says so. */
  const shown = new Set<string>();

  async function readSelected(signal: AbortSignal): Promise<readonly CheckoutLine[]> {
    // What was tapped last must be written before it is read; nobody orders other quantities than the cart shows.
    const settled = await (await cart.open()).settle();
    if (settled.state === 'unsent') throw new ApiFailure(settled.error);
    const now = await client.call(getCart, {}, { signal });
    cart.send({ type: 'cart.updated', cart: now });
    const lines = selectedLines(now, shown);
    for (const { skuUuid } of lines) shown.add(skuUuid);
    return lines;
  }

  return {
    readAttempt: async ({ input }) => attempts.read(input.source),
    saveAttempt: async ({ input }) => attempts.keep(input),
    forgetAttempt: async ({ input }) => attempts.forget(input.source),
    readLines: async ({ signal }) => (buyNow === null ? readSelected(signal) : [buyNow]),
    preview: ({ input, signal }) => client.call(previewOrder, { body: input }, { signal }),
    // Leaving the screen does not call an order back that has left.
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
 * The lines of a cart that a checkout is about: what is selected and can be bought.
 *
 * @param besides SKUs that stay, although they cannot be bought any more
 */
export function selectedLines({ items }: Cart, besides = NONE): CheckoutLine[] {
  return items
    .filter(({ isSelected, status, skuUuid }) => isSelected && (status === 'available' || besides.has(skuUuid)))
    .map(({ skuUuid, quantity }) => ({ skuUuid, quantity }));
}
