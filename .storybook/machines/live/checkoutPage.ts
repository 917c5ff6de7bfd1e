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
import type { ContentLocale } from '@mallard/domain/messages';
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

/** Key of the stored attempt. */
const SOURCE = 'demo cart';

function sendAttempt(client: Client, { draft, checkoutUuid, idempotencyKey }: OrderAttempt): Promise<Order> {
  return client.call(createOrder, { body: { ...draft, checkoutUuid } }, { idempotencyKey });
}

/** Prepares the checkout page with two lines from the cart. */
export async function prepareCheckout(
  shop: LiveShop,
  locale: ContentLocale,
): Promise<() => LivePage<typeof checkoutMachine>> {
  const t = machineMessagesIn(locale, 'live');
  const { client, effects, otherDevice, time } = shop;
  const { products } = await fillCart(shop, locale, 2);
  const [address] = await otherDevice.call(listAddresses);
  const addressUuid = address?.id ?? '';
  const device = { attempt: null as OrderAttempt | null };
  const checkoutEffects = effects.hold<CheckoutEffects>({
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
    // Has no signal: an order that was sent must not be aborted when the page is closed.
    placeOrder: ({ input }) => sendAttempt(client, input),
    findOrder: async ({ input, signal }) => {
      const { items } = await client.call(listOrders, { query: input }, { signal });
      return items[0] ?? null;
    },
  });
  /** Creates an attempt to order the items in the cart. It is not sent. */
  async function createAttempt(): Promise<OrderAttempt> {
    const items = (await otherDevice.call(getCart)).items.map(({ skuUuid, quantity }) => ({ skuUuid, quantity }));
    const selection = { items, shippingMethod: 'standard', couponUuid: null } as const;
    const { amounts } = await otherDevice.call(previewOrder, { body: selection });
    return {
      source: SOURCE,
      checkoutUuid: createUuid(),
      idempotencyKey: createUuid(),
      draft: { ...selection, addressUuid, note: '', expectedTotal: amounts.total, isFromCart: true },
    };
  }
  return () => {
    const actor = createActor(checkoutMachine.provide({ actors: checkoutActors(checkoutEffects) }), {
      clock: time.clock,
      input: {
        source: SOURCE,
        isFromCart: true,
        createKey: () => createUuid(),
        choices: { addressUuid },
      },
    });
    const refresh = () => actor.send({ type: 'checkout.refresh' });
    const addOnOtherDevice = async () => {
      await otherDevice.tryCall(addToCart, { body: { skuUuid: products[0]?.skuUuid ?? '', quantity: 1 } });
      refresh();
    };
    const emptyCart = () => otherDevice.tryCall(clearCart);
    return {
      actor,
      controls: [
        { label: t('otherDeviceAdds'), run: addOnOtherDevice },
        { label: t('empty'), run: async () => [await emptyCart(), refresh()] },
      ],
      triggers: {
        // The order was sent, but the page was closed before the response.
        async 'xstate.done.actor.readAttempt'({ output }) {
          device.attempt = output && (await createAttempt());
        },
        async 'xstate.done.actor.findOrder'({ output }) {
          if (output && device.attempt) await sendAttempt(otherDevice, device.attempt);
        },
        'xstate.done.actor.readLines': ({ output }) => output.length === 0 && emptyCart(),
        'checkout.choose': ({ choices }) =>
          actor.send({ type: 'checkout.choose', choices: { ...choices, ...(choices.addressUuid && { addressUuid }) } }),
        'address.preselect': () => actor.send({ type: 'address.preselect', addressUuid }),
        'checkout.refresh': addOnOtherDevice,
        // The order fails because its lines are no longer in the cart.
        'xstate.error.actor.placeOrder': emptyCart,
      },
    };
  };
}
