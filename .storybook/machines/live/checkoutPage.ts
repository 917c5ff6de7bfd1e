import { createUuid } from '@mallard/domain/client';
import {
  addToCart,
  clearCart,
  createOrder,
  getCart,
  listAddresses,
  listOrders,
  previewOrder,
} from '@mallard/domain/contract';
import { checkoutActors, checkoutMachine, type OrderAttempt } from '@mallard/state-machines/checkout';
import { createActor } from 'xstate';
import { fillCart } from './cartPage.ts';
import type { LivePage } from './LiveStage.tsx';
import { liveWords } from './live.words.ts';
import type { StoryLocale } from './liveStory.tsx';
import type { LiveShop } from './openLiveShop.ts';

/** The page on which the cart's goods are ordered. */
export async function prepareCheckout(
  shop: LiveShop,
  locale: StoryLocale,
): Promise<() => LivePage<typeof checkoutMachine>> {
  const words = liveWords[locale];
  const { client, elsewhere } = shop;
  const { goods } = await fillCart(shop, locale, 2);
  const [home] = await elsewhere.call(listAddresses);
  const device = { attempt: null as OrderAttempt | null };
  const actors = checkoutActors({
    readAttempt: async () => device.attempt,
    async keepAttempt({ input }) {
      device.attempt = structuredClone(input);
      return input;
    },
    async forgetAttempt() {
      device.attempt = null;
    },
    async readLines({ signal }) {
      const { items } = await client.call(getCart, {}, { signal });
      return items.filter(({ isSelected }) => isSelected).map(({ skuUuid, quantity }) => ({ skuUuid, quantity }));
    },
    preview: ({ input, signal }) => client.call(previewOrder, { body: input }, { signal }),
    // Leaving the page does not call an order back that has left.
    placeOrder: ({ input: { draft, checkoutUuid, idempotencyKey } }) =>
      client.call(createOrder, { body: { ...draft, checkoutUuid } }, { idempotencyKey }),
    findOrder: async ({ input, signal }) => {
      const { items } = await client.call(listOrders, { query: input }, { signal });
      return items[0] ?? null;
    },
  });
  return () => {
    const actor = createActor(checkoutMachine.provide({ actors }), {
      input: {
        ...{ source: 'demo cart', isFromCart: true, createKey: () => createUuid() },
        choices: { addressUuid: home?.id ?? null },
      },
    });
    const lookAgain = () => actor.send({ type: 'checkout.refresh' });
    return {
      actor,
      hands: [
        {
          label: words.otherDeviceAdds,
          async act() {
            await elsewhere.tryCall(addToCart, { body: { skuUuid: goods[0]?.skuUuid ?? '', quantity: 1 } });
            lookAgain();
          },
        },
        {
          label: words.empty,
          async act() {
            await elsewhere.tryCall(clearCart);
            lookAgain();
          },
        },
      ],
    };
  };
}
