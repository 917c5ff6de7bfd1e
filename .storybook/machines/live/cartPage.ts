import { createUuid } from '@mallard/domain/client';
import { addToCart, type Cart, clearCart } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import type { ContentLocale } from '@mallard/domain/messages';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { createGuestCart, createIntentLog, createOutbox, type Outbox } from '@mallard/offline/queue';
import {
  type CartEffects,
  type CartLineEffects,
  type CartLineEvent,
  cartActors,
  cartLineActors,
  cartLineMachine,
  cartMachine,
} from '@mallard/state-machines/cart';
import { createActor } from 'xstate';
import { machineMessagesIn } from '../messages.ts';
import type { LivePage } from './livePage.ts';
import { type LiveShop, sampleProducts } from './openLiveShop.ts';

/** Logs in and adds one piece of each of the first products to the cart. */
export async function fillCart({ otherDevice, signIn }: LiveShop, locale: ContentLocale, lines: number) {
  const userUuid = await signIn();
  const products = sampleProducts(locale);
  for (const { skuUuid } of products.slice(0, lines).toReversed())
    await otherDevice.call(addToCart, { body: { skuUuid, quantity: 1 } });
  return { userUuid, products };
}

type HeldCartEffects = Pick<CartEffects, 'mergeGuestCart' | 'readCart' | 'replay' | 'submit'>;

function submitTo(outbox: Outbox): CartLineEffects['submit'] {
  return async ({ input }) => {
    const submitted = await outbox.submit(input, input.id);
    if (submitted.state === 'refused') throw new ApiFailure(submitted.error);
  };
}

/** Prepares the cart page with three lines. */
export async function prepareCart(shop: LiveShop, locale: ContentLocale): Promise<() => LivePage<typeof cartMachine>> {
  const t = machineMessagesIn(locale, 'live');
  const { client, effects, otherDevice, network, session, signIn, time } = shop;
  const { userUuid, products } = await fillCart(shop, locale, 3);
  const [first, , , productToAdd] = products;
  if (!first || !productToAdd) throw new TypeError('The sample shop needs at least four products');
  const device = createDevice(shop, userUuid);
  return () => {
    const { guest, log, outbox } = device.open((cart) => actor.send({ type: 'cart.updated', cart }));
    const actors = cartActors({
      listenToDevice(send) {
        const sendIntents = () => send({ type: 'intents.changed', userUuid, intents: log.read().intents });
        const sendGuestCart = () => send({ type: 'guest.changed', lines: guest.read(session.read()?.userUuid) });
        sendIntents();
        sendGuestCart();
        const unsubscribers = [log.subscribe(sendIntents), guest.subscribe(sendGuestCart)];
        return () => {
          for (const unsubscribe of unsubscribers) unsubscribe();
        };
      },
      ...effects.hold<HeldCartEffects>({
        mergeGuestCart: ({ input }) => guest.merge(client, input.userUuid),
        readCart: ({ signal }) => outbox.readCart(signal),
        replay: outbox.replay,
        submit: submitTo(outbox),
      }),
    });
    const input = {
      createKey: () => createUuid(),
      cachedProductOf: (skuUuid: string) => products.find((product) => product.skuUuid === skuUuid),
    };
    const actor = createActor(cartMachine.provide({ actors }), { input, clock: time.clock });
    const setOwner = (userUuid: string | null) => actor.send({ type: 'owner.changed', userUuid });
    return {
      actor,
      begin: () => setOwner(session.read()?.userUuid ?? null),
      controls: [
        {
          label: t('add', { title: productToAdd.title }),
          run() {
            const { skuUuid } = productToAdd;
            if (session.read()) actor.send({ type: 'line.add', skuUuid, quantity: 1 });
            else guest.add({ skuUuid, quantity: 1 });
          },
        },
        {
          label: t('otherDeviceAdds'),
          async run() {
            await otherDevice.tryCall(addToCart, { body: { skuUuid: first.skuUuid, quantity: 1 } });
            actor.send({ type: 'cart.changedElsewhere' });
          },
        },
        // Does not notify this page, so that its next change of a line is rejected.
        { label: t('empty'), run: () => otherDevice.tryCall(clearCart) },
        {
          label: t('signOut'),
          run() {
            session.clear();
            setOwner(null);
          },
        },
        { label: t('signIn'), run: async () => setOwner(await signIn()) },
      ],
      triggers: {
        'owner.changed': async (event) => setOwner(event.userUuid && (await signIn())),
        'guest.changed': () => guest.add({ skuUuid: productToAdd.skuUuid, quantity: 2 }),
        // The request fails, so the change stays queued.
        async 'intents.changed'() {
          network.change({ isAnswering: false });
          await outbox.submit({ kind: 'add', skuUuid: productToAdd.skuUuid, quantity: 1, isSelected: true });
        },
        'xstate.done.actor.replay': () => network.change({ isAnswering: false }),
      },
    };
  };
}

/** Prepares one cart line. */
export async function prepareCartLine(
  shop: LiveShop,
  locale: ContentLocale,
): Promise<() => LivePage<typeof cartLineMachine>> {
  const { effects, otherDevice, time } = shop;
  const { userUuid, products } = await fillCart(shop, locale, 1);
  const [first] = products;
  if (!first) throw new TypeError('The sample shop has no products');
  const { skuUuid, stock, limit } = first;
  const device = createDevice(shop, userUuid);
  return () => {
    const { outbox } = device.open(() => undefined);
    const machine = cartLineMachine.provide({
      actors: cartLineActors(effects.hold({ submit: submitTo(outbox) })),
    });
    const actor = createActor(machine, { input: { skuUuid, createKey: () => createUuid() }, clock: time.clock });
    return {
      actor,
      controls: [{ label: machineMessagesIn(locale, 'live')('empty'), run: () => otherDevice.tryCall(clearCart) }],
      triggers: {
        'line.change': ({ change, ...event }) =>
          actor.send({ ...event, change: { ...change, skuUuid } } as CartLineEvent),
        // Another device has reached the limit of the line.
        async 'xstate.error.actor.submit'() {
          const quantity = Math.min(stock, limit) - 1;
          await otherDevice.call(addToCart, { body: { skuUuid, quantity } });
        },
      },
    };
  };
}

/** Creates the storage of a device, which outlives a page: the guest cart and the queue of cart changes. */
function createDevice({ client, network, time: { now, clock: timers } }: LiveShop, userUuid: string) {
  const store = createStore({ area: memoryArea(), now });
  const dependencies = { createUuid: () => createUuid(), locks: null, timers, now };
  return {
    /** Opens the storage in a page. */
    open(onCart: (cart: Cart) => void) {
      const log = createIntentLog({ store, userUuid, ...dependencies });
      const isOnline = () => network.read().isConnected;
      return {
        guest: createGuestCart({ store, ...dependencies }),
        log,
        outbox: createOutbox({ log, client, ...dependencies, isOnline, onCart }),
      };
    },
  };
}
