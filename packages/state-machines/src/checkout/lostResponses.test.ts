import { ApiFailure, networkError, timeoutError } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { MAX_CHECKS } from './checkoutMachine.ts';
import { mugDraft, placedOrder } from './checkoutSamples.ts';
import { openCheckout, price, priced, submit } from './openCheckout.ts';

describe('an order without a response', { tags: ['P8'] }, () => {
  it('is looked up and found', async () => {
    const checkout = await priced();
    const { replies, clock, disabledReason, emittedEvents, sends } = checkout;
    await submit(checkout);
    await replies.reject('placeOrder', new ApiFailure(timeoutError()));
    expect([disabledReason(), checkout.actor.getSnapshot().hasTag('confirming')]).toEqual(['confirming', true]);
    clock.runNext();
    expect(replies.inputOf('findOrder')).toEqual({ checkoutUuid: 'key-1' });
    await replies.resolve('findOrder', placedOrder);
    await replies.resolve('forgetAttempt');
    expect([emittedEvents, sends()]).toEqual([[{ type: 'order.placed', order: placedOrder }], 1]);
  });

  it('is looked up less and less often, until the shopper has to ask', async () => {
    const checkout = await priced();
    const { replies, clock, sends, state, actor } = checkout;
    await submit(checkout);
    await replies.reject('placeOrder', new ApiFailure(timeoutError()));
    const waits: number[] = [];
    for (let check = 0; check < MAX_CHECKS; check++) {
      waits.push(clock.untilNext);
      clock.runNext();
      await replies.reject('findOrder', new ApiFailure(timeoutError()));
    }
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000]);
    clock.runNext();
    expect([state(), sends()]).toEqual([{ confirming: 'unresolved' }, 1]);
    actor.send({ type: 'order.check' });
    actor.send({ type: 'order.check' });
    expect([replies.timesStarted('findOrder'), checkout.context().checks]).toEqual([6, 0]);
  });

  it('is not sent again automatically if there is none, but under the same key when the shopper presses', async () => {
    const checkout = await priced();
    const { replies, clock, sends, sent, state, disabledReason } = checkout;
    await submit(checkout);
    await replies.reject('placeOrder', new ApiFailure(timeoutError()));
    clock.runNext();
    await replies.resolve('findOrder', null);
    await price(checkout);
    expect([state(), disabledReason(), sends(), checkout.context().error]).toEqual(['priced', null, 1, timeoutError()]);
    await submit(checkout);
    expect([sends(), checkout.context().error]).toEqual([2, null]);
    expect(sent()).toMatchObject({ checkoutUuid: 'key-1', idempotencyKey: 'key-2' });
    await replies.resolve('placeOrder', placedOrder);
    await replies.resolve('forgetAttempt');
    expect(state()).toBe('placed');
  });

  it('is without an error once it is found', async () => {
    const checkout = await priced();
    const { replies, clock } = checkout;
    await submit(checkout);
    await replies.reject('placeOrder', new ApiFailure(networkError()));
    clock.runNext();
    await replies.resolve('findOrder', placedOrder);
    await replies.resolve('forgetAttempt');
    expect([checkout.state(), checkout.context().error]).toEqual(['placed', null]);
  });

  it('waits for the network, and is then looked up', async () => {
    const checkout = await priced();
    const { actor, replies, clock, state, sends } = checkout;
    await submit(checkout);
    await replies.reject('placeOrder', new ApiFailure(networkError()));
    actor.send({ type: 'network.changed', isOnline: false });
    clock.runNext();
    expect(state()).toEqual({ confirming: 'waiting' });
    actor.send({ type: 'network.changed', isOnline: true });
    await replies.resolve('findOrder', null);
    expect([state(), sends()]).toEqual(['loading', 1]);
  });

  it('is looked up after a reload, and found', async () => {
    const { replies, disabledReason, emittedEvents } = openCheckout();
    const storedAttempt = { source: 'ann cart', checkoutUuid: 'c1', idempotencyKey: 'k1', draft: mugDraft };
    await replies.resolve('readAttempt', storedAttempt);
    expect([disabledReason(), replies.inputOf('findOrder')]).toEqual(['confirming', { checkoutUuid: 'c1' }]);
    await replies.resolve('findOrder', placedOrder);
    await replies.resolve('forgetAttempt');
    expect(emittedEvents).toEqual([{ type: 'order.placed', order: placedOrder }]);
  });

  it('is not sent automatically after a reload, but under the previous key when the shopper presses again', async () => {
    const storedAttempt = { source: 'ann cart', checkoutUuid: 'c1', idempotencyKey: 'k1', draft: mugDraft };
    const checkout = await priced({}, storedAttempt);
    expect([checkout.state(), checkout.sends()]).toEqual(['priced', 0]);
    await submit(checkout);
    expect(checkout.sent()).toEqual(storedAttempt);
    await checkout.replies.reject('placeOrder', new ApiFailure(timeoutError()));
    checkout.clock.runNext();
    await checkout.replies.resolve('findOrder', null);
    await price(checkout);
    await submit(checkout);
    expect([checkout.sends(), checkout.sent()]).toEqual([2, storedAttempt]);
  });

  it('keeps its checkout id and gets another key when the shopper has changed something', async () => {
    const storedAttempt = { source: 'ann cart', checkoutUuid: 'c1', idempotencyKey: 'k1', draft: mugDraft };
    const checkout = await priced({ choices: { addressUuid: 'a2' } }, storedAttempt);
    await submit(checkout);
    expect(checkout.sent()).toMatchObject({ checkoutUuid: 'c1', idempotencyKey: 'key-1' });
  });
});
