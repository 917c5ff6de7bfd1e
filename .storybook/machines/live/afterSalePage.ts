import { listOrders, requestAfterSale, shipAfterSale, withdrawAfterSale } from '@mallard/domain/contract';
import { type AfterSaleEffects, afterSaleActors, afterSaleMachine } from '@mallard/state-machines/orders';
import { createActor } from 'xstate';
import type { LivePage } from './livePage.ts';
import type { LiveShop } from './openLiveShop.ts';

/** Prepares the returns page of the demo account's shipped order, with one request. */
export async function prepareAfterSale(shop: LiveShop): Promise<() => LivePage<typeof afterSaleMachine>> {
  await shop.signIn();
  const { items: orders } = await shop.otherDevice.call(listOrders, { query: { tab: 'shipped' } });
  const [order] = orders;
  const [first, second] = order?.items ?? [];
  if (!order || !first || !second) throw new RangeError('The demo account has no shipped order of two lines.');
  const params = { id: order.id };
  const draft = { kind: 'refundOnly', reason: 'damaged', quantity: 1 } as const;
  const body = { ...draft, orderItemUuid: second.id, quantity: second.quantity };
  const existing = await shop.otherDevice.call(requestAfterSale, { params, body });
  const { client, effects } = shop;
  const actors = afterSaleActors(
    effects.hold<AfterSaleEffects>({
      runChange({ input, signal }) {
        if (input.type === 'request') return client.call(requestAfterSale, { params, body: input.request }, { signal });
        const { id } = input;
        if (input.type === 'withdraw') return client.call(withdrawAfterSale, { params: { id } }, { signal });
        const { trackingNumber } = input;
        return client.call(shipAfterSale, { params: { id }, body: { trackingNumber } }, { signal });
      },
    }),
  );
  const machine = afterSaleMachine.provide({ actors });
  return () => {
    const actor = createActor(machine, { clock: shop.time.clock });
    return {
      actor,
      triggers: {
        'request.submit': () => actor.send({ type: 'request.submit', request: { ...draft, orderItemUuid: first.id } }),
        'withdraw.ask': () => actor.send({ type: 'withdraw.ask', afterSale: existing }),
      },
    };
  };
}
