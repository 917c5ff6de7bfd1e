import type { Client } from '@mallard/domain/client';
import { createOrder, getCart, listOrders, previewOrder } from '@mallard/domain/contract';
import type { Store } from '@mallard/domain/storage';
import type { CheckoutEffects } from '@mallard/state-machines/checkout';
import * as v from 'valibot';

const draft = v.required(v.omit(createOrder.body, ['checkoutUuid']), ['couponUuid']);
const attempt = v.object({ source: v.string(), checkoutUuid: v.string(), idempotencyKey: v.string(), draft });

/** Returns the effects of `checkoutMachine` for the selected lines of the cart. */
export function orderWith(client: Client, store: Store): CheckoutEffects {
  const storedAttempt = store.entry({ key: 'orderAttempt', version: 1, schema: attempt, fallback: () => null });
  return {
    readAttempt: async ({ input }) => {
      const found = storedAttempt.read();
      return found?.source === input.source ? found : null;
    },
    saveAttempt: async ({ input }) => {
      const other = storedAttempt.read();
      // Another tab was first, if both share the storage.
      if (other?.source === input.source && other.checkoutUuid !== input.checkoutUuid) return other;
      storedAttempt.write(input);
      return input;
    },
    forgetAttempt: async () => storedAttempt.clear(),
    readLines: async ({ signal }) => {
      const { items } = await client.call(getCart, {}, { signal });
      const selectedItems = items.filter(({ isSelected, status }) => isSelected && status === 'available');
      return selectedItems.map(({ skuUuid, quantity }) => ({ skuUuid, quantity }));
    },
    preview: ({ input, signal }) => client.call(previewOrder, { body: input }, { signal }),
    placeOrder: ({ input: { draft: order, checkoutUuid, idempotencyKey } }) =>
      client.call(createOrder, { body: { ...order, checkoutUuid } }, { idempotencyKey }),
    findOrder: async ({ input, signal }) => {
      const { items } = await client.call(listOrders, { query: input }, { signal });
      return items[0] ?? null;
    },
  };
}
