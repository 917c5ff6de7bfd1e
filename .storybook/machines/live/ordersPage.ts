import { cancelOrder, confirmOrder, deleteOrder, listOrders } from '@mallard/domain/contract';
import {
  type OrderEffects,
  orderActionActors,
  orderActionMachine,
  ordersActors,
  ordersMachine,
} from '@mallard/state-machines/orders';
import { createActor } from 'xstate';
import type { LivePage } from './LiveStage.tsx';
import { liveWords } from './live.words.ts';
import type { StoryLocale } from './liveStory.tsx';
import type { LiveShop } from './openLiveShop.ts';

function effectsOf({ client }: LiveShop): OrderEffects {
  return {
    runAction({ input: { orderId, action, reason }, signal }) {
      const params = { id: orderId };
      if (action === 'cancel') return client.call(cancelOrder, { params, body: { reason: reason ?? '' } }, { signal });
      return client.call(action === 'confirm' ? confirmOrder : deleteOrder, { params }, { signal });
    },
  };
}

/** The page of the demo account's orders, one in every state. */
export async function prepareOrders(shop: LiveShop): Promise<() => LivePage<typeof ordersMachine>> {
  await shop.signIn();
  return () => ({ actor: createActor(ordersMachine.provide({ actors: ordersActors(effectsOf(shop)) })) });
}

/** The question before the demo account's unpaid order is cancelled. */
export async function prepareOrderAction(
  shop: LiveShop,
  locale: StoryLocale,
): Promise<() => LivePage<typeof orderActionMachine>> {
  const words = liveWords[locale];
  await shop.signIn();
  const { items } = await shop.elsewhere.call(listOrders, { query: { tab: 'unpaid' } });
  const orderId = items[0]?.id ?? '';
  const machine = orderActionMachine.provide({ actors: orderActionActors(effectsOf(shop)) });
  return () => ({
    actor: createActor(machine, { input: { orderId, action: 'cancel' } }),
    hands: [
      {
        label: words.otherDeviceCancels,
        act: () =>
          shop.elsewhere.tryCall(cancelOrder, { params: { id: orderId }, body: { reason: words.otherDeviceCancels } }),
      },
    ],
  });
}
