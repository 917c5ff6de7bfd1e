import { createUuid } from '@mallard/domain/client';
import { addToCart, clearCart } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import type { Outbox } from '@mallard/domain/intents';
import {
  type CartLineEffects,
  cartActors,
  cartLineActors,
  cartLineMachine,
  cartMachine,
} from '@mallard/state-machines/cart';
import { createActor } from 'xstate';
import { createDevice } from './device.ts';
import type { LivePage } from './LiveStage.tsx';
import { liveWords } from './live.words.ts';
import type { StoryLocale } from './liveStory.tsx';
import { type LiveShop, sampleGoods } from './openLiveShop.ts';

/** Signs in, and puts one piece of each of the first goods into the cart. */
export async function fillCart({ elsewhere, signIn }: LiveShop, locale: StoryLocale, lines: number) {
  const userUuid = await signIn();
  const goods = sampleGoods(locale);
  for (const { skuUuid } of goods.slice(0, lines).toReversed())
    await elsewhere.call(addToCart, { body: { skuUuid, quantity: 1 } });
  return { userUuid, goods };
}

function submitTo(outbox: Outbox): CartLineEffects['submit'] {
  return async ({ input: { change, id } }) => {
    const submitted = await outbox.submit(change, id);
    if (submitted.state === 'refused') throw new ApiFailure(submitted.error);
    return submitted.state === 'done' ? submitted.cart : null;
  };
}

/** The page of the cart. */
export async function prepareCart(shop: LiveShop, locale: StoryLocale): Promise<() => LivePage<typeof cartMachine>> {
  const words = liveWords[locale];
  const { client, elsewhere, session, signIn } = shop;
  const { userUuid, goods } = await fillCart(shop, locale, 3);
  const [first, , , other] = goods;
  if (!first || !other) throw new TypeError('The sample shop has too few goods');
  const device = createDevice(shop, userUuid);
  return () => {
    const { guest, log, outbox } = device.open((cart) => actor.send({ type: 'cart.told', cart }));
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
      mergeGuestCart: ({ input }) => guest.merge(client, input.userUuid),
      readCart: ({ signal }) => outbox.readCart(signal),
      replay: outbox.replay,
      submit: submitTo(outbox),
    });
    const input = {
      createKey: () => createUuid(),
      goodsOf: (skuUuid: string) => goods.find((known) => known.skuUuid === skuUuid),
    };
    const actor = createActor(cartMachine.provide({ actors }), { input });
    const own = (owner: string | null) => actor.send({ type: 'owner.changed', userUuid: owner });
    return {
      actor,
      begin: () => own(session.read()?.userUuid ?? null),
      hands: [
        {
          label: words.add(other.title),
          act: () => actor.send({ type: 'line.add', skuUuid: other.skuUuid, quantity: 1 }),
        },
        {
          label: words.otherDeviceAdds,
          async act() {
            await elsewhere.tryCall(addToCart, { body: { skuUuid: first.skuUuid, quantity: 1 } });
            actor.send({ type: 'cart.changedElsewhere' });
          },
        },
        // Without a word to this page, which is refused what it wants of the lines next.
        { label: words.empty, act: () => elsewhere.tryCall(clearCart) },
        {
          label: words.signOut,
          act() {
            session.clear();
            own(null);
          },
        },
        { label: words.signIn, act: async () => own(await signIn()) },
      ],
    };
  };
}

/** One line of a cart. */
export async function prepareCartLine(
  shop: LiveShop,
  locale: StoryLocale,
): Promise<() => LivePage<typeof cartLineMachine>> {
  const { userUuid, goods } = await fillCart(shop, locale, 1);
  const device = createDevice(shop, userUuid);
  return () => {
    const { outbox } = device.open(() => undefined);
    const machine = cartLineMachine.provide({
      actions: { tellCart: () => {} },
      actors: cartLineActors({ submit: submitTo(outbox) }),
    });
    const input = { skuUuid: goods[0]?.skuUuid ?? '', createKey: () => createUuid() };
    return {
      actor: createActor(machine, { input }),
      hands: [{ label: liveWords[locale].empty, act: () => shop.elsewhere.tryCall(clearCart) }],
    };
  };
}
