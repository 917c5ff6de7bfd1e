import { ApiFailure, networkError, timeoutError } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { NextTimerClock, replyLater } from '../testing/index.ts';
import { disabledReasonOf, paymentMachine, phaseOf, SLOW_AFTER } from './paymentMachine.ts';
import { conflict, paymentPlan } from './paymentPlan.ts';
import { at, inputOf, openOf, paymentOf, statusOf } from './paymentSamples.ts';
import type { PaymentAttempt, PaymentEmitted, PaymentInput } from './paymentTypes.ts';
import type { PaymentStatusAnswer } from './pollMachine.ts';

describePaths(paymentMachine, paymentPlan);

interface Options {
  storedAttempt?: PaymentAttempt | null;
  status?: PaymentStatusAnswer;
  input?: Partial<PaymentInput>;
  method?: PaymentInput['method'] | null;
}

/** Starts a payment whose order is loaded. */
async function start({ storedAttempt = null, status = statusOf(), method = 'alipay', input = {} }: Options = {}) {
  const clock = new NextTimerClock();
  const [machine, replies] = replyLater(paymentMachine);
  const pollEvents: string[] = [];
  const inspect = (seen: InspectionEvent) => {
    if (seen.type === '@xstate.event' && seen.actorRef === actor.getSnapshot().children.poll)
      pollEvents.push(seen.event.type);
  };
  const actor = createActor(machine, { clock, inspect, input: inputOf({ ...(method && { method }), ...input }) });
  const emittedEvents: PaymentEmitted[] = [];
  actor.on('*', (emitted) => emittedEvents.push(emitted));
  actor.start();
  await replies.resolve('readAttempt', storedAttempt);
  const respond = (answer: PaymentStatusAnswer) => actor.send({ type: 'status.updated', status: answer });
  respond(status);
  return {
    actor,
    clock,
    replies,
    emittedEvents,
    respond,
    phase: () => phaseOf(actor.getSnapshot()),
    disabledReason: () => disabledReasonOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    starts: () => replies.timesStarted('startPayment'),
    sent: () => replies.inputOf('startPayment') as PaymentAttempt,
    /** Returns the calls of the poll since the last time. */
    polls: () => pollEvents.splice(0),
  };
}

/** Presses _pay_ and confirms that the attempt is stored. */
async function pay({ actor, replies }: Pick<Awaited<ReturnType<typeof start>>, 'actor' | 'replies'>) {
  actor.send({ type: 'payment.pay' });
  await replies.resolve('saveAttempt');
}

describe('the payment machine', () => {
  it('stores the attempt before it is sent, and requests one payment however often the button is pressed', async () => {
    const { actor, replies, starts, sent, emittedEvents, phase, context } = await start();
    actor.send({ type: 'payment.pay' });
    actor.send({ type: 'payment.pay' });
    expect(starts()).toBe(0);
    await replies.resolve('saveAttempt');
    actor.send({ type: 'payment.pay' });
    expect([starts(), sent()]).toEqual([1, { orderId: 'o1', method: 'alipay', idempotencyKey: 'key-1' }]);
    await replies.resolve('startPayment', paymentOf());
    expect(phase()).toBe('waiting');
    expect(emittedEvents).toEqual([{ type: 'payment.started', payment: paymentOf() }]);
    expect([context().attempt, replies.timesStarted('forgetAttempt')]).toEqual([null, 1]);
  });

  it('checks at once an attempt without a response, and sends it again only after a press', async () => {
    const machine = await start();
    const { clock, phase, starts, sent, disabledReason, respond, context } = machine;
    await pay(machine);
    machine.polls();
    await machine.replies.reject('startPayment', new ApiFailure(timeoutError()));
    expect([phase(), machine.polls()]).toEqual(['unconfirmed', ['poll.now']]);
    clock.increment(10 * 60_000);
    expect([phase(), starts(), disabledReason()]).toEqual(['unconfirmed', 1, null]);
    respond(statusOf());
    expect([phase(), disabledReason(), context().error]).toEqual(['ready', null, timeoutError()]);
    await pay(machine);
    expect([starts(), sent().idempotencyKey, context().error]).toEqual([2, 'key-1', null]);
  });

  it('shows the code of an attempt that arrives late', async () => {
    const machine = await start();
    await pay(machine);
    await machine.replies.reject('startPayment', new ApiFailure(networkError()));
    machine.respond(statusOf());
    machine.respond(openOf());
    expect([machine.phase(), machine.context().attempt]).toEqual(['waiting', null]);
    expect(machine.emittedEvents).toEqual([{ type: 'payment.started', payment: paymentOf() }]);
  });

  it('finds an attempt that had arrived, and sends nothing more', async () => {
    const machine = await start();
    await pay(machine);
    await machine.replies.reject('startPayment', new ApiFailure(networkError()));
    machine.respond(openOf({ method: 'card' }));
    expect(machine.phase()).toBe('unconfirmed');
    machine.respond(openOf());
    expect([machine.phase(), machine.starts(), machine.context().attempt]).toEqual(['waiting', 1, null]);
    expect(machine.emittedEvents).toEqual([{ type: 'payment.started', payment: paymentOf() }]);
    expect(machine.context().error).toBeNull();
    expect(machine.clock.untilNext).toBe(Number.POSITIVE_INFINITY);
  });

  it('sends the key from before the reload, and a new one after a refusal', async () => {
    const storedAttempt = { orderId: 'o1', method: 'wechat', idempotencyKey: 'storedAttempt' } as const;
    const machine = await start({ storedAttempt, method: null });
    expect(machine.context().method).toBe('wechat');
    await pay(machine);
    expect(machine.sent()).toEqual(storedAttempt);
    await machine.replies.reject('startPayment', new ApiFailure(conflict));
    expect([machine.phase(), machine.context().error]).toEqual(['ready', conflict]);
    await pay(machine);
    expect(machine.sent()).toMatchObject({ method: 'wechat', idempotencyKey: 'key-1' });
    expect(machine.context().error).toBeNull();
  });

  it('uses a new key for another method', async () => {
    const storedAttempt = { orderId: 'o1', method: 'wechat', idempotencyKey: 'storedAttempt' } as const;
    const machine = await start({ storedAttempt });
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
    expect(reloaded.emittedEvents).toEqual([]);
    const returned = await start({ status: openOf(), input: { hasReturned: true } });
    expect([returned.phase(), returned.disabledReason()]).toEqual(['confirming', 'confirming']);
    returned.actor.send({ type: 'payment.resume' });
    expect(returned.phase()).toBe('waiting');
  });

  it('offers no second payment after the shopper or the provider says that it is paid', async () => {
    const machine = await start({ status: openOf() });
    machine.actor.send({ type: 'payment.choose', method: 'card' });
    expect(machine.disabledReason()).toBeNull();
    machine.actor.send({ type: 'payment.returned' });
    expect(machine.actor.getSnapshot().can({ type: 'payment.pay' })).toBe(false);
    machine.clock.increment(SLOW_AFTER);
    expect(machine.actor.getSnapshot().hasTag('slow')).toBe(true);
    machine.respond(statusOf({ orderStatus: 'unshipped', paymentStatus: 'paid' }));
    expect(machine.phase()).toBe('paid');
    const paidAtProvider = await start({ status: openOf({ status: 'paid' }) });
    expect(paidAtProvider.phase()).toBe('confirming');
  });

  it('does not start the open attempt again, but another method', async () => {
    const machine = await start({ status: openOf() });
    expect(machine.disabledReason()).toBe('open');
    machine.actor.send({ type: 'payment.choose', method: 'wechat' });
    await pay(machine);
    expect(machine.sent().method).toBe('wechat');
  });

  it('does not use responses about the old attempt for the new one', async () => {
    const declined = openOf({ status: 'failed' });
    const machine = await start({ status: declined });
    expect(machine.phase()).toBe('failed');
    await pay(machine);
    machine.respond(declined);
    expect(machine.phase()).toBe('starting');
  });

  it('expires a code that ends before the order, and shows the next one', async () => {
    const { actor, phase, disabledReason, respond } = await start({ status: openOf({ expireTime: at(60_000) }) });
    actor.send({ type: 'countdown.ticked', millisecondsLeft: 29 * 60_000 + 1 });
    expect(phase()).toBe('waiting');
    actor.send({ type: 'countdown.ticked', millisecondsLeft: 29 * 60_000 });
    expect([phase(), disabledReason()]).toEqual(['codeExpired', null]);
    respond(openOf());
    expect(phase()).toBe('waiting');
  });

  it('stays in its state without a network, shows it, and checks when it is back', async () => {
    const machine = await start();
    const { actor, disabledReason, phase, starts } = machine;
    actor.send({ type: 'network.changed', isOnline: false });
    expect([disabledReason(), phase()]).toEqual(['offline', 'ready']);
    actor.send({ type: 'payment.pay' });
    expect(starts()).toBe(0);
    actor.send({ type: 'network.changed', isOnline: true });
    await pay(machine);
    await machine.replies.reject('startPayment', new ApiFailure(networkError()));
    actor.send({ type: 'network.changed', isOnline: false });
    expect([phase(), starts(), disabledReason()]).toEqual(['unconfirmed', 1, 'offline']);
    machine.polls();
    actor.send({ type: 'network.changed', isOnline: true });
    expect([starts(), machine.polls(), disabledReason()]).toEqual([1, ['network.changed'], null]);
  });

  it('leaves a late payment to the server, and notifies when the money of an expired order is refunded', async () => {
    const { replies, phase, disabledReason, respond, emittedEvents } = await start({ status: openOf() });
    await replies.resolve('countdown');
    expect([phase(), disabledReason()]).toEqual(['confirming', 'confirming']);
    respond(statusOf({ orderStatus: 'cancelled', payBefore: at(0) }));
    expect(phase()).toBe('expired');
    respond(statusOf({ orderStatus: 'cancelled', payBefore: at(0) }));
    respond(statusOf({ orderStatus: 'cancelled', paymentStatus: 'refunded' }));
    expect(phase()).toBe('refunded');
    expect(emittedEvents).toEqual([
      { type: 'payment.decided', orderId: 'o1', outcome: 'expired' },
      { type: 'payment.decided', orderId: 'o1', outcome: 'refunded' },
    ]);
  });

  it('is notified of an order that was cancelled or paid elsewhere, even while an attempt is in flight', async () => {
    const machine = await start();
    await pay(machine);
    machine.respond(statusOf({ orderStatus: 'cancelled' }));
    expect([machine.phase(), machine.disabledReason()]).toEqual(['cancelled', 'decided']);
    await machine.replies.resolve('startPayment', paymentOf());
    expect(machine.emittedEvents).toEqual([{ type: 'payment.decided', orderId: 'o1', outcome: 'cancelled' }]);
  });

  it('shows why the order cannot be loaded until it can', async () => {
    const { actor, phase, context, respond } = await start({ status: statusOf({ payBefore: at(0) }) });
    expect(phase()).toBe('confirming');
    actor.stop();
    const [machine, replies] = replyLater(paymentMachine);
    const statusUnavailable = createActor(machine, { input: inputOf() }).start();
    await replies.resolve('readAttempt', null);
    statusUnavailable.send({ type: 'status.failed', error: networkError() });
    expect([phaseOf(statusUnavailable.getSnapshot()), statusUnavailable.getSnapshot().context.error]).toEqual([
      'statusUnavailable',
      networkError(),
    ]);
    statusUnavailable.send({ type: 'status.updated', status: statusOf() });
    expect(phaseOf(statusUnavailable.getSnapshot())).toBe('ready');
    expect([statusUnavailable.getSnapshot().context.error, disabledReasonOf(statusUnavailable.getSnapshot())]).toEqual([
      null,
      'method',
    ]);
    expect(context().error).toBeNull();
    respond(statusOf());
  });

  it('stops with an error that names the missing effect', async () => {
    const actor = createActor(paymentMachine, { input: inputOf() });
    actor.subscribe({ error: () => undefined });
    actor.start();
    await new Promise((resolve) => setTimeout(resolve));
    expect(String(actor.getSnapshot().error)).toContain('machine.provide({ actors: { readAttempt');
  });
});
