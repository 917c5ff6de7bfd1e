import { ApiFailure, networkError } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { cartMachine, cartOf, isSettled, isUpdating, unitCountOf } from './cartMachine.ts';
import { cartPlan } from './cartPlan.ts';
import { ann, bob, cartWith, inputOf, mug, queuedAdd } from './cartSamples.ts';
import { REPLAY_AGAIN } from './cartSetup.ts';
import { mugs, startCart, startCartWith, submitted } from './startCart.ts';

describePaths(cartMachine, cartPlan);

describe('the owner of a cart', () => {
  it('ignores late responses for another owner', async () => {
    const { send, calls, last, snapshot } = await startCartWith(mugs(1, 2));
    send({ type: 'line.add', skuUuid: mug, quantity: 1 });
    send({ type: 'owner.changed', userUuid: bob });
    expect([cartOf(snapshot()), isSettled(snapshot())]).toEqual([null, true]);
    await calls.submit?.[0]?.resolve(mugs(7, 3));
    expect(cartOf(snapshot())).toBeNull();
    await last('readCart').resolve(cartWith(1));
    expect(cartOf(snapshot())?.items).toEqual([]);
    send({ type: 'owner.changed', userUuid: null });
    expect(snapshot().context.cart).toBeNull();
  });

  it('loads the cart once, even if it is set repeatedly', async () => {
    const { send, times } = await startCartWith(mugs(1, 2));
    send({ type: 'owner.changed', userUuid: ann });
    expect(times('readCart')).toBe(1);
  });
});

describe('an intent log', () => {
  it('counts for its own shopper only, even if it arrives before the owner', async () => {
    const { send, last, logged, snapshot, times } = startCart();
    logged(queuedAdd(mug, 2));
    send({ type: 'owner.changed', userUuid: bob });
    await last('replay').resolve({ conflicts: [], left: 0, error: null });
    await last('readCart').resolve(cartWith(1));
    expect([unitCountOf(snapshot()), times('replay')]).toEqual([0, 1]);
    send({ type: 'owner.changed', userUuid: ann });
    await last('readCart').resolve(cartWith(1));
    expect([unitCountOf(snapshot()), times('replay')]).toEqual([2, 2]);
  });
});

describe('a cart that could not be loaded', () => {
  it('shows why, and is loaded again on request and when the server is back', async () => {
    const { send, last, times, snapshot } = startCart();
    send({ type: 'owner.changed', userUuid: ann });
    await last('readCart').reject(new ApiFailure(networkError()));
    expect([snapshot().context.error, snapshot().hasTag('known')]).toEqual([networkError(), false]);
    send({ type: 'cart.refresh' });
    await last('readCart').reject(new ApiFailure(networkError()));
    send({ type: 'network.changed', isOnline: true });
    await last('readCart').resolve(mugs(1, 1));
    expect([times('readCart'), snapshot().context.error]).toEqual([3, null]);
  });

  it('stays visible if it was loaded before', async () => {
    const { device, last, quantityOf, times, calls } = await startCartWith(mugs(4, 2));
    device.send({ type: 'cart.changedElsewhere' });
    device.send({ type: 'cart.changedElsewhere' });
    expect(times('readCart')).toBe(3);
    await calls.readCart?.[1]?.resolve(mugs(9, 9));
    expect(quantityOf(mug)).toBe(2);
    await last('readCart').reject(new ApiFailure(networkError()));
    expect(quantityOf(mug)).toBe(2);
    device.send({ type: 'cart.changedElsewhere' });
    await last('readCart').resolve(mugs(5, 1));
    expect(quantityOf(mug)).toBe(1);
  });
});

describe('without a network', () => {
  it('a change is queued on the device and shown until it is sent', async () => {
    const { send, device, last, logged, quantityOf, line, emittedEvents, times, snapshot } = await startCartWith(
      mugs(1, 1),
    );
    send({ type: 'network.changed', isOnline: false });
    send({ type: 'line.add', skuUuid: mug, quantity: 2 });
    logged(queuedAdd(mug, 2));
    await last('submit').resolve(null);
    expect([quantityOf(mug), line(mug).phase, isUpdating(snapshot())]).toEqual([3, 'queued', true]);
    send({ type: 'network.changed', isOnline: true });
    expect(times('replay')).toBe(2);
    device.send({ type: 'cart.updated', cart: mugs(2, 3) });
    const conflict = { kind: 'add', id: 'queued', code: 'OUT_OF_STOCK', skuUuid: mug, wanted: 2, actual: 1 } as const;
    device.send({ type: 'intents.changed', userUuid: ann, intents: [] });
    await last('replay').resolve({ conflicts: [conflict], left: 0, error: null });
    expect(emittedEvents).toEqual([{ type: 'cart.replayed', conflicts: [conflict], left: 0 }]);
    expect(line(mug)).toMatchObject({ phase: 'settled', item: { quantity: 3 } });
  });

  it('shows a write once that is also in the log', async () => {
    const { send, last, logged, quantityOf } = await startCartWith(mugs(1, 1));
    send({ type: 'line.add', skuUuid: mug, quantity: 2 });
    logged({ ...queuedAdd(mug, 2), id: submitted(last('submit')).id, isSent: true });
    expect(quantityOf(mug)).toBe(3);
  });

  it('changes left in the queue are retried after a delay', async () => {
    const { clock, logged, last, times } = await startCartWith(mugs(1, 1));
    logged(queuedAdd(mug, 2));
    clock.increment(REPLAY_AGAIN);
    expect(times('replay')).toBe(2);
    await last('replay').resolve({ conflicts: [], left: 1, error: networkError() });
    clock.increment(REPLAY_AGAIN - 1);
    expect(times('replay')).toBe(2);
    logged();
    clock.increment(REPLAY_AGAIN);
    expect(times('replay')).toBe(2);
  });

  it('replays nothing for a guest', () => {
    const { send, times } = startCart();
    send({ type: 'owner.changed', userUuid: null });
    send({ type: 'network.changed', isOnline: false });
    send({ type: 'network.changed', isOnline: true });
    expect(times('replay')).toBe(0);
  });
});

it('stops with an error that names the missing effect', () => {
  const actor = createActor(cartMachine, { input: inputOf() });
  actor.subscribe({ error: () => undefined });
  actor.start();
  expect(String(actor.getSnapshot().error)).toContain('machine.provide({ actors: { listenToDevice');
});
