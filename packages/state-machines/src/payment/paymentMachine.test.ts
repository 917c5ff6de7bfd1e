import { ApiFailure, networkError, timeoutError } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { NextTimerClock, replyLater } from '../testing/index.ts';
import { obstacleOf, paymentMachine, phaseOf, SLOW_AFTER } from './paymentMachine.ts';
import { conflict, paymentPlan } from './paymentPlan.ts';
import { at, inputOf, openOf, paymentOf, statusOf } from './paymentSamples.ts';
import type { PaymentAttempt, PaymentEmitted, PaymentInput } from './paymentTypes.ts';
import type { PaymentStatusAnswer } from './pollMachine.ts';

describePaths(paymentMachine, paymentPlan);

interface Options {
  kept?: PaymentAttempt | null;
  status?: PaymentStatusAnswer;
  input?: Partial<PaymentInput>;
  method?: PaymentInput['method'] | null;
}

/** Starts a payment whose order is loaded. */
async function start({ kept = null, status = statusOf(), method = 'alipay', input = {} }: Options = {}) {
  const clock = new NextTimerClock();
  const [machine, replies] = replyLater(paymentMachine);
  const asked: string[] = [];
  const inspect = (seen: InspectionEvent) => {
    if (seen.type === '@xstate.event' && seen.actorRef === actor.getSnapshot().children.poll)
      asked.push(seen.event.type);
  };
  const actor = createActor(machine, { clock, inspect, input: inputOf({ ...(method && { method }), ...input }) });
  const news: PaymentEmitted[] = [];
  actor.on('*', (emitted) => news.push(emitted));
  actor.start();
  await replies.resolve('readAttempt', kept);
  const tell = (answer: PaymentStatusAnswer) => actor.send({ type: 'status.told', status: answer });
  tell(status);
  return {
    actor,
    clock,
    replies,
    news,
    tell,
    phase: () => phaseOf(actor.getSnapshot()),
    obstacle: () => obstacleOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    starts: () => replies.timesStarted('startPayment'),
    sent: () => replies.inputOf('startPayment') as PaymentAttempt,
    /** Returns the calls of the poll since the last time. */
    looks: () => asked.splice(0),
  };
}

/** Presses _pay_ and confirms that the attempt is stored. */
async function pay({ actor, replies }: Pick<Awaited<ReturnType<typeof start>>, 'actor' | 'replies'>) {
  actor.send({ type: 'payment.pay' });
  await replies.resolve('keepAttempt');
}

describe('the payment machine', () => {
  it('stores the attempt before it is sent, and requests one payment however often the button is pressed', async () => {
    const { actor, replies, starts, sent, news, phase, context } = await start();
    actor.send({ type: 'payment.pay' });
    actor.send({ type: 'payment.pay' });
    expect(starts()).toBe(0);
    await replies.resolve('keepAttempt');
    actor.send({ type: 'payment.pay' });
    expect([starts(), sent()]).toEqual([1, { orderId: 'o1', method: 'alipay', idempotencyKey: 'key-1' }]);
    await replies.resolve('startPayment', paymentOf());
    expect(phase()).toBe('waiting');
    expect(news).toEqual([{ type: 'payment.started', payment: paymentOf() }]);
    expect([context().attempt, replies.timesStarted('forgetAttempt')]).toEqual([null, 1]);
  });

  it('checks at once an attempt without a response, and sends it again only after a press', async () => {
    const machine = await start();
    const { clock, phase, starts, sent, obstacle, tell, context } = machine;
    await pay(machine);
    machine.looks();
    await machine.replies.reject('startPayment', new ApiFailure(timeoutError()));
    expect([phase(), machine.looks()]).toEqual(['unsure', ['poll.now']]);
    clock.increment(10 * 60_000);
    expect([phase(), starts(), obstacle()]).toEqual(['unsure', 1, null]);
    tell(statusOf());
    expect([phase(), obstacle(), context().error]).toEqual(['ready', null, timeoutError()]);
    await pay(machine);
    expect([starts(), sent().idempotencyKey, context().error]).toEqual([2, 'key-1', null]);
  });

  it('shows the code of an attempt that arrives late', async () => {
    const machine = await start();
    await pay(machine);
    await machine.replies.reject('startPayment', new ApiFailure(networkError()));
    machine.tell(statusOf());
    machine.tell(openOf());
    expect([machine.phase(), machine.context().attempt]).toEqual(['waiting', null]);
    expect(machine.news).toEqual([{ type: 'payment.started', payment: paymentOf() }]);
  });

  it('finds an attempt that had arrived, and sends nothing more', async () => {
    const machine = await start();
    await pay(machine);
    await machine.replies.reject('startPayment', new ApiFailure(networkError()));
    machine.tell(openOf({ method: 'card' }));
    expect(machine.phase()).toBe('unsure');
    machine.tell(openOf());
    expect([machine.phase(), machine.starts(), machine.context().attempt]).toEqual(['waiting', 1, null]);
    expect(machine.news).toEqual([{ type: 'payment.started', payment: paymentOf() }]);
    expect(machine.context().error).toBeNull();
    expect(machine.clock.untilNext).toBe(Number.POSITIVE_INFINITY);
  });

  it('sends the key from before the reload, and a new one after a refusal', async () => {
    const kept = { orderId: 'o1', method: 'wechat', idempotencyKey: 'kept' } as const;
    const machine = await start({ kept, method: null });
    expect(machine.context().method).toBe('wechat');
    await pay(machine);
    expect(machine.sent()).toEqual(kept);
    await machine.replies.reject('startPayment', new ApiFailure(conflict));
    expect([machine.phase(), machine.context().error]).toEqual(['ready', conflict]);
    await pay(machine);
    expect(machine.sent()).toMatchObject({ method: 'wechat', idempotencyKey: 'key-1' });
    expect(machine.context().error).toBeNull();
  });

  it('uses a new key for another method', async () => {
    const kept = { orderId: 'o1', method: 'wechat', idempotencyKey: 'kept' } as const;
    const machine = await start({ kept });
    await pay(machine);
    expect(machine.sent()).toMatchObject({ method: 'alipay', idempotencyKey: 'key-1' });
  });

  it('shows the code of the open attempt after a reload, and confirms for a shopper who returns', async () => {
    const reloaded = await start({ status: openOf() });
    expect([reloaded.phase(), reloaded.starts(), reloaded.context().payment?.payUrl]).toEqual([
      'waiting',
      0,
      '/pay/p1',
    ]);
    expect(reloaded.news).toEqual([]);
    const returned = await start({ status: openOf(), input: { hasReturned: true } });
    expect([returned.phase(), returned.obstacle()]).toEqual(['confirming', 'confirming']);
    returned.actor.send({ type: 'payment.resume' });
    expect(returned.phase()).toBe('waiting');
  });

  it('offers no second payment after the shopper or the provider says that it is paid', async () => {
    const machine = await start({ status: openOf() });
    machine.actor.send({ type: 'payment.choose', method: 'card' });
    expect(machine.obstacle()).toBeNull();
    machine.actor.send({ type: 'payment.returned' });
    expect(machine.actor.getSnapshot().can({ type: 'payment.pay' })).toBe(false);
    machine.clock.increment(SLOW_AFTER);
    expect(machine.actor.getSnapshot().hasTag('slow')).toBe(true);
    machine.tell(statusOf({ orderStatus: 'unshipped', paymentStatus: 'paid' }));
    expect(machine.phase()).toBe('paid');
    const paidAtProvider = await start({ status: openOf({ status: 'paid' }) });
    expect(paidAtProvider.phase()).toBe('confirming');
  });

  it('does not start the open attempt again, but another method', async () => {
    const machine = await start({ status: openOf() });
    expect(machine.obstacle()).toBe('open');
    machine.actor.send({ type: 'payment.choose', method: 'wechat' });
    await pay(machine);
    expect(machine.sent().method).toBe('wechat');
  });

  it('does not use responses about the old attempt for the new one', async () => {
    const declined = openOf({ status: 'failed' });
    const machine = await start({ status: declined });
    expect(machine.phase()).toBe('failed');
    await pay(machine);
    machine.tell(declined);
    expect(machine.phase()).toBe('starting');
  });

  it('expires a code that ends before the order, and shows the next one', async () => {
    const { actor, phase, obstacle, tell } = await start({ status: openOf({ expireTime: at(60_000) }) });
    actor.send({ type: 'countdown.ticked', millisecondsLeft: 29 * 60_000 + 1 });
    expect(phase()).toBe('waiting');
    actor.send({ type: 'countdown.ticked', millisecondsLeft: 29 * 60_000 });
    expect([phase(), obstacle()]).toEqual(['lapsed', null]);
    tell(openOf());
    expect(phase()).toBe('waiting');
  });

  it('stays in its state without a network, shows it, and checks when it is back', async () => {
    const machine = await start();
    const { actor, obstacle, phase, starts } = machine;
    actor.send({ type: 'network.changed', isOnline: false });
    expect([obstacle(), phase()]).toEqual(['offline', 'ready']);
    actor.send({ type: 'payment.pay' });
    expect(starts()).toBe(0);
    actor.send({ type: 'network.changed', isOnline: true });
    await pay(machine);
    await machine.replies.reject('startPayment', new ApiFailure(networkError()));
    actor.send({ type: 'network.changed', isOnline: false });
    expect([phase(), starts(), obstacle()]).toEqual(['unsure', 1, 'offline']);
    machine.looks();
    actor.send({ type: 'network.changed', isOnline: true });
    expect([starts(), machine.looks(), obstacle()]).toEqual([1, ['network.changed'], null]);
  });

  it('leaves a late payment to the server, and notifies when the money of an expired order is refunded', async () => {
    const { replies, phase, obstacle, tell, news } = await start({ status: openOf() });
    await replies.resolve('countdown');
    expect([phase(), obstacle()]).toEqual(['confirming', 'confirming']);
    tell(statusOf({ orderStatus: 'cancelled', payBefore: at(0) }));
    expect(phase()).toBe('expired');
    tell(statusOf({ orderStatus: 'cancelled', payBefore: at(0) }));
    tell(statusOf({ orderStatus: 'cancelled', paymentStatus: 'refunded' }));
    expect(phase()).toBe('refunded');
    expect(news).toEqual([
      { type: 'payment.decided', orderId: 'o1', outcome: 'expired' },
      { type: 'payment.decided', orderId: 'o1', outcome: 'refunded' },
    ]);
  });

  it('is notified of an order that was cancelled or paid elsewhere, even while an attempt is in flight', async () => {
    const machine = await start();
    await pay(machine);
    machine.tell(statusOf({ orderStatus: 'cancelled' }));
    expect([machine.phase(), machine.obstacle()]).toEqual(['cancelled', 'decided']);
    await machine.replies.resolve('startPayment', paymentOf());
    expect(machine.news).toEqual([{ type: 'payment.decided', orderId: 'o1', outcome: 'cancelled' }]);
  });

  it('shows why the order cannot be loaded until it can', async () => {
    const { actor, phase, context, tell } = await start({ status: statusOf({ payBefore: at(0) }) });
    expect(phase()).toBe('confirming');
    actor.stop();
    const [machine, replies] = replyLater(paymentMachine);
    const unread = createActor(machine, { input: inputOf() }).start();
    await replies.resolve('readAttempt', null);
    unread.send({ type: 'status.failed', error: networkError() });
    expect([phaseOf(unread.getSnapshot()), unread.getSnapshot().context.error]).toEqual(['unread', networkError()]);
    unread.send({ type: 'status.told', status: statusOf() });
    expect(phaseOf(unread.getSnapshot())).toBe('ready');
    expect([unread.getSnapshot().context.error, obstacleOf(unread.getSnapshot())]).toEqual([null, 'method']);
    expect(context().error).toBeNull();
    tell(statusOf());
  });

  it('stops with an error that names the missing effect', async () => {
    const actor = createActor(paymentMachine, { input: inputOf() });
    actor.subscribe({ error: () => undefined });
    actor.start();
    await new Promise((resolve) => setTimeout(resolve));
    expect(String(actor.getSnapshot().error)).toContain('machine.provide({ actors: { readAttempt');
  });
});
