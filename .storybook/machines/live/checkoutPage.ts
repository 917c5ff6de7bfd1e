import { type Client, createUuid } from '@mallard/domain/client';
import {
  addToCart,
  clearCart,
  createOrder,
  getCart,
  listAddresses,
  listOrders,
  type Order,
  previewOrder,
} from '@mallard/domain/contract';
import {
  type CheckoutEffects,
  checkoutActors,
  checkoutMachine,
  type OrderAttempt,
} from '@mallard/state-machines/checkout';
import { createActor } from 'xstate';
import { machineMessagesIn } from '../messages.ts';
import { fillCart } from './cartPage.ts';
import type { LivePage } from './livePage.ts';
import type { LiveShop } from './openLiveShop.ts';
import type { StoryLocale } from './storyContext.ts';

/** What the device remembers attempts by. */
const SOURCE = 'demo cart';

function sendAttempt(client: Client, { draft, checkoutUuid, idempotencyKey }: OrderAttempt): Promise<Order> {
  return client.call(createOrder, { body: { ...draft, checkoutUuid } }, { idempotencyKey });
}

/** The page on which the cart's goods are ordered. */
export async function prepareCheckout(
  shop: LiveShop,
  locale: StoryLocale,
): Promise<() => LivePage<typeof checkoutMachine>> {
  const t = machineMessagesIn(locale, 'live');
  const { client, effects, elsewhere, time } = shop;
  const { goods } = await fillCart(shop, locale, 2);
  const [home] = await elsewhere.call(listAddresses);
  const addressUuid = home?.id ?? '';
  const device = { attempt: null as OrderAttempt | null };
  const own = effects.hold<CheckoutEffects>({
    readAttempt: async () => device.attempt,
    async saveAttempt({ input }) {
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
    placeOrder: ({ input }) => sendAttempt(client, input),
    findOrder: async ({ input, signal }) => {
      const { items } = await client.call(listOrders, { query: input }, { signal });
      return items[0] ?? null;
    },
  });
  /** An attempt to order what is in the cart, of which nobody has heard yet. */
  async function makeAttempt(): Promise<OrderAttempt> {
    const items = (await elsewhere.call(getCart)).items.map(({ skuUuid, quantity }) => ({ skuUuid, quantity }));
    const choice = { items, shippingMethod: 'standard', couponUuid: null } as const;
    const { amounts } = await elsewhere.call(previewOrder, { body: choice });
    return {
      source: SOURCE,
      checkoutUuid: createUuid(),
      idempotencyKey: createUuid(),
      draft: { ...choice, addressUuid, note: '', expectedTotal: amounts.total, isFromCart: true },
    };
  }
  return () => {
    const actor = createActor(checkoutMachine.provide({ actors: checkoutActors(own) }), {
      clock: time.clock,
      input: {
        source: SOURCE,
        isFromCart: true,
        createKey: () => createUuid(),
        choices: { addressUuid },
      },
    });
    const nextCheck = () => actor.send({ type: 'checkout.refresh' });
    const addElsewhere = async () => {
      await elsewhere.tryCall(addToCart, { body: { skuUuid: goods[0]?.skuUuid ?? '', quantity: 1 } });
      nextCheck();
    };
    const empty = () => elsewhere.tryCall(clearCart);
    return {
      actor,
      hands: [
        { label: t('otherDeviceAdds'), act: addElsewhere },
        { label: t('empty'), act: async () => [await empty(), nextCheck()] },
      ],
      causes: {
        // The order was under way when the page was left.
        async 'xstate.done.actor.readAttempt'({ output }) {
          device.attempt = output && (await makeAttempt());
        },
        async 'xstate.done.actor.findOrder'({ output }) {
          if (output && device.attempt) await sendAttempt(elsewhere, device.attempt);
        },
        'xstate.done.actor.readLines': ({ output }) => output.length === 0 && empty(),
        'checkout.choose': ({ choices }) =>
          actor.send({ type: 'checkout.choose', choices: { ...choices, ...(choices.addressUuid && { addressUuid }) } }),
        'address.preselect': () => actor.send({ type: 'address.preselect', addressUuid }),
        'checkout.refresh': addElsewhere,
        // Its lines are not in the cart any more.
        'xstate.error.actor.placeOrder': empty,
      },
    };
  };
}
