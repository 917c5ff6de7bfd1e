import { type ClientOptions, createUuid } from '@mallard/domain/client';
import { addToCart, createOrder, getCart, listAddresses, listOrders, previewOrder } from '@mallard/domain/contract';
import { skuId } from '@mallard/offline/backend';
import type { Fault } from '@mallard/offline/faults';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { anyFault, faults, losses, openDemoShop, persistent, settle } from '../testing/demoShop.ts';
import { NextTimerClock } from '../testing/index.ts';
import { checkoutActors, checkoutMachine, disabledReasonOf, type OrderAttempt } from './checkoutMachine.ts';

const mug = skuId('mug', {});

/**
 * Opens a shop for a shopper with three mugs in the cart, with a server that can be disconnected and a device that
 * survives crashes.
 */
async function openShop(more: Partial<ClientOptions> = {}) {
  const network = { isOnline: true, faults: [] as Fault[][] };
  /** Fault of each order request, and the number of requests. */
  const orders = { fault: null as Fault | null, sent: 0 };
  const choose = ({ method, url }: Request) => {
    if (method !== 'POST' || new URL(url).pathname !== createOrder.path) return network.faults.shift() ?? [];
    orders.sent += 1;
    return orders.fault ? [orders.fault] : (network.faults.shift() ?? []);
  };
  const { server, client } = await openDemoShop(network, choose, undefined, more);
  await server.call(addToCart, { body: { skuUuid: mug, quantity: 3 } });
  const [home] = await server.call(listAddresses);
  const device = { attempt: null as OrderAttempt | null };
  const placed: string[] = [];
  const ordersBefore = (await server.call(listOrders, {})).total;

  const actors = checkoutActors({
    readAttempt: async () => device.attempt,
    saveAttempt: async ({ input }) => {
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
    // A crash of the page does not cancel a request that was sent.
    placeOrder: ({ input: { draft, checkoutUuid, idempotencyKey } }) =>
      client.call(createOrder, { body: { ...draft, checkoutUuid } }, { idempotencyKey }),
    findOrder: async ({ input }) => (await client.call(listOrders, { query: input })).items[0] ?? null,
  });

  function openPage() {
    const clock = new NextTimerClock();
    const actor = createActor(checkoutMachine.provide({ actors }), {
      clock,
      input: {
        source: 'demo cart',
        isFromCart: true,
        createKey: () => createUuid(),
        isOnline: network.isOnline,
        choices: { addressUuid: home?.id ?? null },
      },
    });
    actor.on('order.placed', ({ order }) => placed.push(order.id));
    actor.start();
    return { actor, clock };
  }
  let page = openPage();

  return {
    network,
    sending: orders,
    placed,
    openPage,
    turn: settle,
    /** Presses whatever button can be pressed. */
    press() {
      for (const type of ['total.accept', 'order.submit', 'order.check'] as const) page.actor.send({ type });
      if (disabledReasonOf(page.actor.getSnapshot()) === 'unpriced') page.actor.send({ type: 'checkout.refresh' });
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
    /** Turns of the event loop until the next step, so that a crash can happen between any two messages. */
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

  it.each(faults)(
    'sends at most four requests for one press, whatever ($kind) goes wrong, and one after a response',
    async (fault) => {
      const shop = await openShop(persistent);
      await shop.turn();
      shop.sending.fault = fault;
      shop.press();
      for (let waits = 0; waits < 8; waits += 1) {
        await shop.turn(16);
        shop.wait();
      }
      const hasAnswered = !losses.includes(fault.kind);
      expect(shop.sending.sent).toBe(hasAnswered ? 1 : 4);
      shop.sending.fault = null;
      if (!shop.isOver()) shop.press();
      await shop.turn(16);
      expect([(await shop.orders()).length, shop.isOver()]).toEqual([1, true]);
    },
  );

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
