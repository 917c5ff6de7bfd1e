import { ApiFailure, networkError, timeoutError } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { cartOf, unitCountOf } from './cartMachine.ts';
import { outOfStock } from './cartPlan.ts';
import { ann, bob, cartWith, itemOf, kettle, mug } from './cartSamples.ts';
import { REPLAY_AGAIN } from './cartSetup.ts';
import { mugs, startCart, startCartWith } from './startCart.ts';

describe('a guest', () => {
  it('has a cart on the device, which is counted and not changed here', () => {
    const { send, guests, snapshot, emittedEvents } = startCart();
    guests([{ skuUuid: mug, quantity: 2 }]);
    send({ type: 'owner.changed', userUuid: null });
    send({ type: 'line.add', skuUuid: mug, quantity: 1 });
    send({ type: 'line.remove', skuUuid: mug });
    expect([cartOf(snapshot()), unitCountOf(snapshot()), emittedEvents]).toEqual([null, 2, []]);
  });

  it('does not see a cart that arrives after its shopper has signed out', async () => {
    const { send, snapshot } = await startCartWith(mugs(1, 2));
    send({ type: 'owner.changed', userUuid: null });
    send({ type: 'cart.updated', cart: mugs(2, 3) });
    expect([cartOf(snapshot()), unitCountOf(snapshot())]).toEqual([null, 0]);
  });

  it('who signs in has their cart merged, and sees what did not fit', async () => {
    const { send, guests, last, emittedEvents, snapshot } = startCart();
    guests([{ skuUuid: mug, quantity: 9 }]);
    send({ type: 'owner.changed', userUuid: ann });
    expect([last('mergeGuestCart').input, unitCountOf(snapshot())]).toEqual([{ userUuid: ann }, 9]);
    guests([]);
    const clamped = [{ skuUuid: mug, asked: 9, kept: 5 }];
    await last('mergeGuestCart').resolve({ cart: mugs(1, 5), clamped, lines: [{ skuUuid: mug, quantity: 9 }] });
    expect(unitCountOf(snapshot())).toBe(5);
    const report = { unitCount: 5, clamped: [{ skuUuid: mug, title: 'Mug', asked: 9, kept: 5 }] };
    expect(emittedEvents.filter(({ type }) => type === 'cart.merged')).toEqual([{ type: 'cart.merged', ...report }]);
    expect(snapshot().context.mergeReport).toEqual(report);
    send({ type: 'merge.dismiss' });
    expect(snapshot().context.mergeReport).toBeNull();
  });

  it('sees the merge in the account that it was for only, and none if another tab merged', async () => {
    const { send, guests, last, emittedEvents, snapshot } = startCart();
    const lines = [{ skuUuid: mug, quantity: 2 }];
    guests(lines);
    send({ type: 'owner.changed', userUuid: ann });
    await last('mergeGuestCart').resolve({ cart: mugs(1, 2), clamped: [], lines });
    expect(snapshot().context.mergeReport).toEqual({ unitCount: 2, clamped: [] });
    send({ type: 'owner.changed', userUuid: bob });
    expect(snapshot().context.mergeReport).toBeNull();
    emittedEvents.length = 0;
    await last('mergeGuestCart').resolve(null);
    expect([snapshot().context.mergeReport, emittedEvents]).toEqual([null, []]);
  });

  it('whose cart could not be merged keeps it, counted, until the server is back', async () => {
    const { send, guests, last, emittedEvents, snapshot, times } = startCart();
    guests([{ skuUuid: mug, quantity: 2 }]);
    send({ type: 'owner.changed', userUuid: ann });
    await last('mergeGuestCart').reject(new ApiFailure(networkError()));
    expect(emittedEvents).toEqual([{ type: 'cart.mergeFailed', error: networkError() }]);
    await last('readCart').resolve(cartWith(1, itemOf(kettle)));
    expect([unitCountOf(snapshot()), cartOf(snapshot())?.items.length]).toEqual([3, 1]);
    send({ type: 'network.changed', isOnline: false });
    send({ type: 'network.changed', isOnline: true });
    expect(times('mergeGuestCart')).toBe(2);
  });

  it('whose cart could not be merged has it retried after a delay and on request, with one notification', async () => {
    const { clock, send, guests, last, emittedEvents, snapshot, times } = startCart();
    const failed = new ApiFailure({ kind: 'Server', code: 'INTERNAL', status: 500 });
    const fail = async () => {
      await last('mergeGuestCart').reject(failed);
      await last('readCart').resolve(cartWith(1));
      await last('replay').resolve({ conflicts: [], left: 0, error: null });
    };
    guests([{ skuUuid: mug, quantity: 3 }]);
    send({ type: 'owner.changed', userUuid: ann });
    await fail();
    expect([unitCountOf(snapshot()), snapshot().context.mergeError]).toEqual([3, failed.error]);
    clock.increment(REPLAY_AGAIN - 1);
    expect(times('mergeGuestCart')).toBe(1);
    clock.increment(1);
    expect([times('mergeGuestCart'), snapshot().hasTag('known')]).toEqual([2, true]);
    await fail();
    for (const type of ['cart.refresh', 'cart.replay', 'cart.changedElsewhere'] as const) {
      send({ type });
      await fail();
    }
    expect([times('mergeGuestCart'), emittedEvents.filter(({ type }) => type === 'cart.mergeFailed').length]).toEqual([
      5, 1,
    ]);
    clock.increment(REPLAY_AGAIN);
    guests([]);
    await last('mergeGuestCart').resolve({ cart: mugs(2, 3), clamped: [], lines: [{ skuUuid: mug, quantity: 3 }] });
    expect([unitCountOf(snapshot()), snapshot().context.mergeError]).toEqual([3, null]);
    clock.increment(REPLAY_AGAIN);
    expect([times('mergeGuestCart'), emittedEvents.at(-1)]).toEqual([
      6,
      { type: 'cart.merged', unitCount: 3, clamped: [] },
    ]);
  });

  it('whose lines may have arrived has them counted once, and lines that have not as well', async () => {
    const { send, guests, last, snapshot } = startCart();
    guests([
      { skuUuid: mug, quantity: 3 },
      { skuUuid: kettle, quantity: 1 },
    ]);
    send({ type: 'owner.changed', userUuid: ann });
    await last('mergeGuestCart').reject(new ApiFailure(timeoutError()));
    await last('readCart').resolve(mugs(1, 2));
    expect(unitCountOf(snapshot())).toBe(3);
  });

  it('whose cart was refused has it counted, and not sent again automatically', async () => {
    const { clock, send, guests, last, snapshot, times } = startCart();
    guests([{ skuUuid: mug, quantity: 3 }]);
    send({ type: 'owner.changed', userUuid: ann });
    await last('mergeGuestCart').reject(new ApiFailure({ ...outOfStock, code: 'CART_LIMIT' }));
    await last('readCart').resolve(mugs(1, 2));
    expect(unitCountOf(snapshot())).toBe(5);
    clock.increment(REPLAY_AGAIN);
    send({ type: 'cart.changedElsewhere' });
    await last('readCart').resolve(mugs(1, 2));
    expect(times('mergeGuestCart')).toBe(1);
    send({ type: 'cart.refresh' });
    expect(times('mergeGuestCart')).toBe(2);
  });

  it('whose cart waits is not merged without a network, nor before the `Retry-After` of the server', async () => {
    const { clock, send, guests, last, times } = startCart();
    guests([{ skuUuid: mug, quantity: 3 }]);
    send({ type: 'owner.changed', userUuid: ann });
    await last('replay').resolve({ conflicts: [], left: 0, error: null });
    await last('mergeGuestCart').reject(new ApiFailure({ kind: 'RateLimited', code: 'RATE_LIMITED', retryAfter: 60 }));
    await last('readCart').reject(new ApiFailure(networkError()));
    clock.increment(60_000 - 1);
    expect(times('mergeGuestCart')).toBe(1);
    clock.increment(1);
    await last('mergeGuestCart').reject(new ApiFailure(networkError()));
    await last('readCart').reject(new ApiFailure(networkError()));
    send({ type: 'network.changed', isOnline: false });
    clock.increment(REPLAY_AGAIN);
    expect(times('mergeGuestCart')).toBe(2);
  });
});
