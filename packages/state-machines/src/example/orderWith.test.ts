import { createUuid } from '@mallard/domain/client';
import { addToCart, createOrder, listAddresses, listOrders } from '@mallard/domain/contract';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { skuId } from '@mallard/offline/backend';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { checkoutActors, checkoutMachine } from '../checkout/checkoutMachine.ts';
import { openDemoShop } from '../testing/demoShop.ts';
import { orderWith } from './orderWith.ts';

describe('the checkout example of the docs', () => {
  it('finds an order after a reload whose response was lost', async () => {
    const { server, client } = await openDemoShop({ isOnline: true }, ({ method, url }) =>
      method === 'POST' && new URL(url).pathname === createOrder.path ? [{ kind: 'dropAfter' }] : [],
    );
    await server.call(addToCart, { body: { skuUuid: skuId('mug', {}), quantity: 2 } });
    const before = (await server.call(listOrders, {})).total;
    const [home] = await server.call(listAddresses);
    const area = memoryArea();
    const open = () => {
      const effects = orderWith(client, createStore({ area, now: () => 0 }));
      const choices = { addressUuid: home?.id ?? null };
      const input = { source: 'demo cart', isFromCart: true, createKey: () => createUuid(), choices };
      return createActor(checkoutMachine.provide({ actors: checkoutActors(effects) }), { input }).start();
    };
    const first = open();
    await waitFor(first, (snapshot) => snapshot.can({ type: 'order.submit' }));
    first.send({ type: 'order.submit' });
    await waitFor(first, (snapshot) => snapshot.hasTag('confirming'));
    first.stop();
    const { context } = await waitFor(open(), (snapshot) => snapshot.matches('placed'));
    const { items, total } = await server.call(listOrders, {});
    expect([total - before, context.order?.id, context.error]).toEqual([1, items[0]?.id, null]);
    expect(area.length).toBe(0);
  });
});
