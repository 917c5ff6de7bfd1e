import { type ClientOptions, createUuid } from '@mallard/domain/client';
import {
  createOrder,
  createPayment,
  getOrderPaymentStatus,
  listAddresses,
  type PaymentMethod,
  previewOrder,
} from '@mallard/domain/contract';
import { skuId } from '@mallard/offline/backend';
import type { Fault } from '@mallard/offline/faults';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { anyFault, faults, losses, openDemoShop, persistent, settle } from '../testing/demoShop.ts';
import { NextTimerClock } from '../testing/index.ts';
import { type PaymentAttempt, paymentActors, paymentMachine, phaseOf } from './paymentMachine.ts';

/**
 * Opens a shop for a shopper with an unpaid order, with a server that can be disconnected, a provider, and a device
 * that survives crashes.
 */
async function openPaymentShop(more: Partial<ClientOptions> = {}) {
  /** Faults of the next requests: those that start a payment, and all others. */
  const network = { isOnline: true, starts: [] as Fault[], polls: [] as Fault[], posts: 0 };
  const choose = ({ method }: Request) => {
    if (method === 'POST') network.posts += 1;
    const fault = (method === 'POST' ? network.starts : network.polls).shift();
    return fault ? [fault] : [];
  };
  const { backend, server, client } = await openDemoShop(network, choose, undefined, more);
  const items = [{ skuUuid: skuId('mug', {}), quantity: 1 }];
  const { amounts } = await server.call(previewOrder, { body: { items } });
  const [home] = await server.call(listAddresses);
  const checkout = { checkoutUuid: createUuid(), addressUuid: home?.id ?? '', expectedTotal: amounts.total };
  const order = await server.call(createOrder, { body: { items, ...checkout } });
  const device = { attempt: null as PaymentAttempt | null };
  /** Sent attempts by their keys. */
  const sent = new Map<string, PaymentAttempt>();
  /** Pairs of attempts that must be the same. */
  const repeated: [PaymentAttempt, PaymentAttempt | null][] = [];
  const codes = new Set<string>();
  const decided: string[] = [];
  /** Codes that the page was to show. */
  const shownCodes: string[] = [];

  const actors = paymentActors({
    readAttempt: async () => device.attempt,
    saveAttempt: async ({ input }) => {
      // An attempt without a response must be sent again under its own key.
      if (device.attempt?.method === input.method) repeated.push([input, device.attempt]);
      device.attempt = structuredClone(input);
    },
    forgetAttempt: async () => {
      device.attempt = null;
    },
    startPayment: ({ input }) => {
      const { idempotencyKey, method, orderId: orderUuid } = input;
      repeated.push([input, device.attempt], [input, sent.get(idempotencyKey) ?? input]);
      sent.set(idempotencyKey, input);
      return client.call(createPayment, { body: { orderUuid, method } }, { idempotencyKey });
    },
    readStatus: ({ input, signal }) =>
      client.call(getOrderPaymentStatus, { query: { orderUuid: input.orderId } }, { signal }),
  });

  function openPage() {
    const clock = new NextTimerClock();
    const { isOnline } = network;
    const input = {
      orderId: order.id,
      now: () => 0,
      createKey: () => createUuid(),
      isOnline,
      method: 'alipay' as const,
    };
    const actor = createActor(paymentMachine.provide({ actors }), { clock, input });
    actor.on('payment.decided', ({ outcome }) => decided.push(outcome));
    actor.on('payment.started', ({ payment }) => shownCodes.push(payment.id));
    actor.start();
    return { actor, clock };
  }
  let page = openPage();
  let presses = 0;

  return {
    network,
    sent,
    repeated,
    decided,
    shownCodes,
    phase: () => phaseOf(page.actor.getSnapshot()),
    choose: (method: PaymentMethod) => page.actor.send({ type: 'payment.choose', method }),
    pay() {
      if (page.actor.getSnapshot().can({ type: 'payment.pay' })) presses += 1;
      page.actor.send({ type: 'payment.pay' });
    },
    presses: () => presses,
    wait: () => page.clock.increment(10_000),
    crash() {
      page.actor.stop();
      page = openPage();
    },
    connect(isOnline: boolean) {
      network.isOnline = isOnline;
      page.actor.send({ type: 'network.changed', isOnline });
    },
    /** Approves a code that the shopper has seen: the newest, or an old one. */
    async approve(isNewest: boolean) {
      const { payment } = page.actor.getSnapshot().context;
      if (payment) codes.add(payment.id);
      const seen = [...codes];
      const code = isNewest ? seen.at(-1) : seen[0];
      if (code !== undefined) await backend.approvePayment(code);
    },
    returned: () => page.actor.send({ type: 'payment.returned' }),
    status: () => server.call(getOrderPaymentStatus, { query: { orderUuid: order.id } }),
    stop: () => page.actor.stop(),
  };
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...(['pay', 'pay', 'pay', 'choose', 'crash', 'disconnect', 'connect', 'wait'] as const),
      ...(['start fails', 'start fails', 'poll fails'] as const),
      ...(['approve', 'approveOld', 'returned'] as const),
    ),
    method: fc.constantFrom<PaymentMethod>('alipay', 'wechat'),
    fault: anyFault,
    /** Turns of the event loop until the next step, so that a crash can happen between any two messages. */
    turns: fc.nat(8),
  }),
  { maxLength: 30 },
);

describe('a payment on a bad network, whose page may crash at any instant', () => {
  it('stores every attempt before it is sent, uses at most one key per press, and ends paid once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const shop = await openPaymentShop();
        for (const { kind, method, fault, turns } of walk) {
          if (kind === 'pay') shop.pay();
          if (kind === 'choose') shop.choose(method);
          if (kind === 'crash') shop.crash();
          if (kind === 'connect' || kind === 'disconnect') shop.connect(kind === 'connect');
          if (kind === 'wait') shop.wait();
          if (kind === 'start fails') shop.network.starts.push(fault);
          if (kind === 'poll fails') shop.network.polls.push(fault);
          if (kind === 'approve' || kind === 'approveOld') await shop.approve(kind === 'approve');
          if (kind === 'returned') shop.returned();
          await settle(turns);
          expect(shop.sent.size).toBeLessThanOrEqual(shop.presses());
          for (const [attempt, same] of shop.repeated) expect(attempt).toEqual(same);
        }
        shop.network.starts = [];
        shop.network.polls = [];
        shop.connect(true);
        for (let tries = 0; tries < 8 && shop.phase() !== 'paid'; tries += 1) {
          await settle();
          shop.choose('alipay');
          shop.pay();
          await settle();
          await shop.approve(true);
          shop.wait();
          await settle();
        }
        expect(shop.phase()).toBe('paid');
        const { orderStatus, paymentStatus, payment } = await shop.status();
        expect([orderStatus, paymentStatus, payment?.status]).toEqual(['unshipped', 'paid', 'paid']);
        const requests = shop.sent.size;
        shop.pay();
        await settle();
        expect(shop.sent.size).toBe(requests);
        expect(new Set(shop.decided)).toEqual(new Set(['paid']));
        shop.stop();
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it.each(faults)(
    'sends at most four requests for one press, whatever ($kind) goes wrong, one after a response, and shows the outcome',
    async (fault) => {
      const shop = await openPaymentShop(persistent);
      await settle();
      shop.network.starts = Array<Fault>(24).fill(fault);
      shop.pay();
      for (let waits = 0; waits < 8; waits += 1) {
        await settle(16);
        shop.wait();
      }
      const hasAnswered = !losses.includes(fault.kind);
      expect(shop.network.posts).toBe(hasAnswered ? 1 : 4);
      shop.network.starts = [];
      if (shop.phase() !== 'waiting') shop.pay();
      await settle(16);
      const { payment } = await shop.status();
      expect([shop.phase(), shop.sent.size, shop.shownCodes]).toEqual(['waiting', 1, [payment?.id]]);
      shop.stop();
    },
  );
});
