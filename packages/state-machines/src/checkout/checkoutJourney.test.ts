import { createUuid } from '@mallard/domain/client';
import { addToCart, createOrder, getCart, listAddresses, listOrders, previewOrder } from '@mallard/domain/contract';
import type { Fault } from '@mallard/domain/faulty';
import { skuId } from '@mallard/domain/offline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { anyFault, openDemoShop, settle } from '../testing/demoShop.ts';
import { NextTimerClock } from '../testing/index.ts';
import { checkoutActors, checkoutMachine, type OrderAttempt, obstacleOf } from './checkoutMachine.ts';

const mug = skuId('mug', {});

/** A shopper with three mugs in the cart, before a server that can be cut off and a device that survives crashes. */
async function openShop() {
  const network = { isOnline: true, faults: [] as Fault[][] };
  const { server, client } = await openDemoShop(network, () => network.faults.shift() ?? []);
  await server.call(addToCart, { body: { skuUuid: mug, quantity: 3 } });
  const [home] = await server.call(listAddresses);
  const device = { attempt: null as OrderAttempt | null };
  const placed: string[] = [];
  const ordersBefore = (await server.call(listOrders, {})).total;

  const actors = checkoutActors({
    readAttempt: async () => device.attempt,
    keepAttempt: async ({ input }) => {
      // Another tab of the same cart was first.
      if (device.attempt && device.attempt.checkoutUuid !== input.checkoutUuid) return device.attempt;
      device.attempt = structuredClone(input);
      return input;
    },
    forgetAttempt: async () => {
      device.attempt = null;
    },
    readLines: async ({ signal }) => {
      const { items } = await client.call(getCart, {}, { signal });
      return items.map(({ skuUuid, quantity }) => ({ skuUuid, quantity }));
    },
    preview: ({ input, signal }) => client.call(previewOrder, { body: input }, { signal }),
    // A crash of the page does not call a request back that has left.
    placeOrder: ({ input: { draft, checkoutUuid, idempotencyKey } }) =>
      client.call(createOrder, { body: { ...draft, checkoutUuid } }, { idempotencyKey }),
    findOrder: async ({ input }) => (await client.call(listOrders, { query: input })).items[0] ?? null,
  });

  function openPage() {
    const clock = new NextTimerClock();
    const actor = createActor(checkoutMachine.provide({ actors }), {
      clock,
      input: {
        ...{ source: 'demo cart', isFromCart: true, createKey: () => createUuid(), isOnline: network.isOnline },
        choices: { addressUuid: home?.id ?? null },
      },
    });
    actor.on('order.placed', ({ order }) => placed.push(order.id));
    actor.start();
    return { actor, clock };
  }
  let page = openPage();

  return {
    ...{ network, placed, openPage, turn: settle },
    /** What a shopper does who wants the order: presses what can be pressed. */
    press() {
      for (const type of ['total.accept', 'order.submit', 'order.check'] as const) page.actor.send({ type });
      if (obstacleOf(page.actor.getSnapshot()) === 'unpriced') page.actor.send({ type: 'checkout.refresh' });
    },
    choose: (note: string) => page.actor.send({ type: 'checkout.choose', choices: { note } }),
    wait() {
      if (page.clock.untilNext < Number.POSITIVE_INFINITY) page.clock.runNext();
    },
    crash() {
      page.actor.stop();
      page = openPage();
    },
    connect(isOnline: boolean) {
      network.isOnline = isOnline;
      page.actor.send({ type: 'network.changed', isOnline });
    },
    isOver: () => page.actor.getSnapshot().status === 'done',
    stop: () => page.actor.stop(),
    async orders() {
      const { items, total } = await server.call(listOrders, {});
      return items.slice(0, total - ordersBefore).map(({ id }) => id);
    },
  };
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('press', 'press', 'choose', 'crash', 'disconnect', 'connect', 'wait', 'fault', 'fault'),
    fault: anyFault,
    /** Turns of the event loop until the next step, so that a crash may fall between any two messages. */
    turns: fc.nat(8),
  }),
  { maxLength: 25 },
);

describe('a checkout on a bad network, whose page may crash at any instant', () => {
  it('places exactly one order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const shop = await openShop();
        let notes = 0;
        for (const { kind, fault, turns } of walk) {
          if (kind === 'press') shop.press();
          if (kind === 'choose') {
            notes += 1;
            shop.choose(`note ${notes}`);
          }
          if (kind === 'wait') shop.wait();
          if (kind === 'crash') shop.crash();
          if (kind === 'connect' || kind === 'disconnect') shop.connect(kind === 'connect');
          if (kind === 'fault') shop.network.faults.push([fault]);
          await shop.turn(turns);
          expect((await shop.orders()).length).toBeLessThanOrEqual(1);
        }
        shop.network.faults = [];
        shop.connect(true);
        for (let tries = 0; tries < 12 && !shop.isOver() && shop.placed.length === 0; tries += 1) {
          shop.press();
          await shop.turn();
          shop.wait();
          await shop.turn();
        }
        const orders = await shop.orders();
        expect(orders).toHaveLength(1);
        expect(new Set(shop.placed)).toEqual(new Set(orders));
        shop.stop();
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('places one order from two tabs that both press at once, and leads both to it', async () => {
    const shop = await openShop();
    const other = shop.openPage();
    await shop.turn();
    shop.press();
    other.actor.send({ type: 'order.submit' });
    await shop.turn(24);
    const orders = await shop.orders();
    expect(orders).toHaveLength(1);
    expect(shop.placed).toEqual([orders[0], orders[0]]);
  });
});
