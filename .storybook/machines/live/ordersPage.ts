import { cancelOrder, confirmOrder, deleteOrder, listOrders } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import {
  type OrderEffects,
  orderActionActors,
  orderActionMachine,
  ordersActors,
  ordersMachine,
} from '@mallard/state-machines/orders';
import { messagesIn } from '@mallard/ui/fixtures';
import { createActor } from 'xstate';
import { machineMessagesIn } from '../messages.ts';
import type { LivePage } from './livePage.ts';
import type { LiveShop } from './openLiveShop.ts';

function effectsOf({ client, effects }: LiveShop): OrderEffects {
  return effects.hold<OrderEffects>({
    runAction({ input: { orderId, action, reason }, signal }) {
      const params = { id: orderId };
      if (action === 'cancel') return client.call(cancelOrder, { params, body: { reason: reason ?? '' } }, { signal });
      return client.call(action === 'confirm' ? confirmOrder : deleteOrder, { params }, { signal });
    },
  });
}

/** Prepares the order list of the demo account, with one order per status. */
export async function prepareOrders(shop: LiveShop): Promise<() => LivePage<typeof ordersMachine>> {
  await shop.signIn();
  const machine = ordersMachine.provide({ actors: ordersActors(effectsOf(shop)) });
  return () => ({ actor: createActor(machine, { clock: shop.time.clock }) });
}

/** Prepares the confirmation before the unpaid order of the demo account is cancelled. */
export async function prepareOrderAction(
  shop: LiveShop,
  locale: ContentLocale,
): Promise<() => LivePage<typeof orderActionMachine>> {
  const t = machineMessagesIn(locale, 'live');
  await shop.signIn();
  const { items } = await shop.otherDevice.call(listOrders, { query: { tab: 'unpaid' } });
  const orderId = items[0]?.id ?? '';
  const machine = orderActionMachine.provide({ actors: orderActionActors(effectsOf(shop)) });
  const cancelOnOtherDevice = () =>
    shop.otherDevice.tryCall(cancelOrder, { params: { id: orderId }, body: { reason: t('otherDeviceCancels') } });
  const reason = messagesIn(locale, 'orders', 'CancelOrderDialog')('reasons.changedMind');
  return () => {
    const actor = createActor(machine, { input: { orderId, action: 'cancel' }, clock: shop.time.clock });
    return {
      actor,
      controls: [{ label: t('otherDeviceCancels'), run: cancelOnOtherDevice }],
      triggers: {
        'order.confirm': () => actor.send({ type: 'order.confirm', reason }),
        'xstate.error.actor.runAction': cancelOnOtherDevice,
      },
    };
  };
}
