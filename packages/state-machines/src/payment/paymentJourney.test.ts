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
async function openTill(more: Partial<ClientOptions> = {}) {
  /** Faults of the next requests: those that start a payment, and all others. */
  const network = { isOnline: true, starts: [] as Fault[], looks: [] as Fault[], posts: 0 };
  const choose = ({ method }: Request) => {
    if (method === 'POST') network.posts += 1;
    const fault = (method === 'POST' ? network.starts : network.looks).shift();
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
  const told: string[] = [];

  const actors = paymentActors({
    readAttempt: async () => device.attempt,
    keepAttempt: async ({ input }) => {
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
    actor.on('payment.started', ({ payment }) => told.push(payment.id));
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
    told,
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
      ...(['start fails', 'start fails', 'look fails'] as const),
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
        const till = await openTill();
        for (const { kind, method, fault, turns } of walk) {
          if (kind === 'pay') till.pay();
          if (kind === 'choose') till.choose(method);
          if (kind === 'crash') till.crash();
          if (kind === 'connect' || kind === 'disconnect') till.connect(kind === 'connect');
          if (kind === 'wait') till.wait();
          if (kind === 'start fails') till.network.starts.push(fault);
          if (kind === 'look fails') till.network.looks.push(fault);
          if (kind === 'approve' || kind === 'approveOld') await till.approve(kind === 'approve');
          if (kind === 'returned') till.returned();
          await settle(turns);
          expect(till.sent.size).toBeLessThanOrEqual(till.presses());
          for (const [attempt, same] of till.repeated) expect(attempt).toEqual(same);
        }
        till.network.starts = [];
        till.network.looks = [];
        till.connect(true);
        for (let tries = 0; tries < 8 && till.phase() !== 'paid'; tries += 1) {
          await settle();
          till.choose('alipay');
          till.pay();
          await settle();
          await till.approve(true);
          till.wait();
          await settle();
        }
        expect(till.phase()).toBe('paid');
        const { orderStatus, paymentStatus, payment } = await till.status();
        expect([orderStatus, paymentStatus, payment?.status]).toEqual(['unshipped', 'paid', 'paid']);
        const requests = till.sent.size;
        till.pay();
        await settle();
        expect(till.sent.size).toBe(requests);
        expect(new Set(till.decided)).toEqual(new Set(['paid']));
        till.stop();
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it.each(faults)(
    'sends at most four requests for one press, whatever ($kind) goes wrong, one after a response, and shows the outcome',
    async (fault) => {
      const till = await openTill(persistent);
      await settle();
      till.network.starts = Array<Fault>(24).fill(fault);
      till.pay();
      for (let waits = 0; waits < 8; waits += 1) {
        await settle(16);
        till.wait();
      }
      const hasAnswered = !losses.includes(fault.kind);
      expect(till.network.posts).toBe(hasAnswered ? 1 : 4);
      till.network.starts = [];
      if (till.phase() !== 'waiting') till.pay();
      await settle(16);
      const { payment } = await till.status();
      expect([till.phase(), till.sent.size, till.told]).toEqual(['waiting', 1, [payment?.id]]);
      till.stop();
    },
  );
});
