import { createUuid } from '@mallard/domain/client';
import { addToCart, clearCart } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import type { Outbox } from '@mallard/offline/queue';
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
import { createDevice } from './device.ts';
import type { LivePage } from './livePage.ts';
import { type LiveShop, sampleGoods } from './openLiveShop.ts';
import type { StoryLocale } from './storyContext.ts';

/** Signs in, and puts one piece of each of the first goods into the cart. */
export async function fillCart({ elsewhere, signIn }: LiveShop, locale: StoryLocale, lines: number) {
  const userUuid = await signIn();
  const goods = sampleGoods(locale);
  for (const { skuUuid } of goods.slice(0, lines).toReversed())
    await elsewhere.call(addToCart, { body: { skuUuid, quantity: 1 } });
  return { userUuid, goods };
}

type HeldCartEffects = Pick<CartEffects, 'mergeGuestCart' | 'readCart' | 'replay' | 'submit'>;

function submitTo(outbox: Outbox): CartLineEffects['submit'] {
  return async ({ input: { change, id } }) => {
    const submitted = await outbox.submit(change, id);
    if (submitted.state === 'refused') throw new ApiFailure(submitted.error);
    return submitted.state === 'done' ? submitted.cart : null;
  };
}

/** The page of the cart. */
export async function prepareCart(shop: LiveShop, locale: StoryLocale): Promise<() => LivePage<typeof cartMachine>> {
  const t = machineMessagesIn(locale, 'live');
  const { client, effects, elsewhere, network, session, signIn, time } = shop;
  const { userUuid, goods } = await fillCart(shop, locale, 3);
  const [first, , , other] = goods;
  if (!first || !other) throw new TypeError('The sample shop has too few goods');
  const device = createDevice(shop, userUuid);
  return () => {
    const { guest, log, outbox } = device.open((cart) => actor.send({ type: 'cart.updated', cart }));
    const actors = cartActors({
      listenToDevice(send) {
        const tellLog = () => send({ type: 'intents.changed', userUuid, ...log.read() });
        const tellGuest = () => send({ type: 'guest.changed', lines: guest.read(session.read()?.userUuid) });
        tellLog();
        tellGuest();
        const stops = [log.subscribe(tellLog), guest.subscribe(tellGuest)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      changeGuestCart: guest.change,
      ...effects.hold<HeldCartEffects>({
        mergeGuestCart: ({ input }) => guest.merge(client, input.userUuid),
        readCart: ({ signal }) => outbox.readCart(signal),
        replay: outbox.replay,
        submit: submitTo(outbox),
      }),
    });
    const input = {
      createKey: () => createUuid(),
      cachedProductOf: (skuUuid: string) => goods.find((known) => known.skuUuid === skuUuid),
    };
    const actor = createActor(cartMachine.provide({ actors }), { input, clock: time.clock });
    const own = (owner: string | null) => actor.send({ type: 'owner.changed', userUuid: owner });
    return {
      actor,
      begin: () => own(session.read()?.userUuid ?? null),
      hands: [
        {
          label: t('add', { title: other.title }),
          act: () => actor.send({ type: 'line.add', skuUuid: other.skuUuid, quantity: 1 }),
        },
        {
          label: t('otherDeviceAdds'),
          async act() {
            await elsewhere.tryCall(addToCart, { body: { skuUuid: first.skuUuid, quantity: 1 } });
            actor.send({ type: 'cart.changedElsewhere' });
          },
        },
        // Without a word to this page, which is refused what it wants of the lines next.
        { label: t('empty'), act: () => elsewhere.tryCall(clearCart) },
        {
          label: t('signOut'),
          act() {
            session.clear();
            own(null);
          },
        },
        { label: t('signIn'), act: async () => own(await signIn()) },
      ],
      causes: {
        'owner.changed': async (event) => own(event.userUuid && (await signIn())),
        'guest.changed': () => guest.change({ kind: 'add', skuUuid: other.skuUuid, quantity: 2 }),
        // Tried, and not answered.
        async 'intents.changed'() {
          network.change({ isAnswering: false });
          await outbox.submit({ kind: 'add', skuUuid: other.skuUuid, quantity: 1, isSelected: true });
        },
        'xstate.done.actor.replay': () => network.change({ isAnswering: false }),
      },
    };
  };
}

/** One line of a cart. */
export async function prepareCartLine(
  shop: LiveShop,
  locale: StoryLocale,
): Promise<() => LivePage<typeof cartLineMachine>> {
  const { effects, elsewhere, time } = shop;
  const { userUuid, goods } = await fillCart(shop, locale, 1);
  const [first] = goods;
  if (!first) throw new TypeError('The sample shop has no goods');
  const { skuUuid, stock, limit } = first;
  const device = createDevice(shop, userUuid);
  return () => {
    const { outbox } = device.open(() => undefined);
    const machine = cartLineMachine.provide({
      actions: { sendCart: () => {} },
      actors: cartLineActors(effects.hold({ submit: submitTo(outbox) })),
    });
    const actor = createActor(machine, { input: { skuUuid, createKey: () => createUuid() }, clock: time.clock });
    return {
      actor,
      hands: [{ label: machineMessagesIn(locale, 'live')('empty'), act: () => elsewhere.tryCall(clearCart) }],
      causes: {
        'line.change': ({ change, ...event }) =>
          actor.send({ ...event, change: { ...change, skuUuid } } as CartLineEvent),
        // Another device has put as many into the cart as may be.
        async 'xstate.error.actor.submit'() {
          const quantity = Math.min(stock, limit) - 1;
          await elsewhere.call(addToCart, { body: { skuUuid, quantity } });
        },
      },
    };
  };
}
