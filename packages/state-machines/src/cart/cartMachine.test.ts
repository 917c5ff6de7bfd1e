import type { Cart } from '@mallard/domain/contract';
import { ApiFailure, networkError } from '@mallard/domain/errors';
import type { Intent } from '@mallard/domain/intents';
import type { SkuLine } from '@mallard/domain/rules';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { NextTimerClock } from '../testing/index.ts';
import {
  type CartEmitted,
  type CartEvent,
  cartActors,
  cartMachine,
  cartOf,
  type DeviceEvent,
  isSettled,
  isUpdating,
  type LineWrite,
  lineStateOf,
  unitCountOf,
} from './cartMachine.ts';
import { cartPlan, outOfStock } from './cartPlan.ts';
import { ann, bob, cartWith, inputOf, itemOf, keptAdd, kettle, lineIdOf, mug } from './cartSamples.ts';
import { REPLAY_AGAIN } from './cartSetup.ts';

describePaths(cartMachine, cartPlan);

interface Asked<T = unknown> {
  input: unknown;
  resolve: (answer: T) => Promise<void>;
  reject: (error: unknown) => Promise<void>;
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A cart whose server and device answer by hand. */
function start() {
  const clock = new NextTimerClock();
  const asked: Record<string, Asked[]> = {};
  const ask = (name: string) => (call: { input: unknown }) =>
    new Promise<never>((resolve, reject) => {
      asked[name] = [
        ...(asked[name] ?? []),
        {
          input: call.input,
          resolve: async (answer) => {
            resolve(answer as never);
            await settle();
          },
          reject: async (error) => {
            reject(error);
            await settle();
          },
        },
      ];
    });
  const device = { tell: (_event: DeviceEvent): void => undefined, changes: [] as unknown[] };
  const machine = cartMachine.provide({
    actors: cartActors({
      listenToDevice: (send) => {
        device.tell = send;
        return () => undefined;
      },
      changeGuestCart: (change) => device.changes.push(change),
      ...{ readCart: ask('readCart'), mergeGuestCart: ask('mergeGuestCart') },
      ...{ replay: ask('replay'), submit: ask('submit') },
    }),
  });
  const actor = createActor(machine, { clock, input: inputOf() });
  const told: CartEmitted[] = [];
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return {
    ...{ actor, clock, told, device, asked },
    last: (name: string): Asked => {
      const found = asked[name]?.at(-1);
      if (!found) throw new RangeError(`Nothing was asked of "${name}".`);
      return found;
    },
    times: (name: string) => asked[name]?.length ?? 0,
    send: (event: CartEvent) => actor.send(event),
    snapshot,
    quantityOf: (skuUuid: string) => lineStateOf(snapshot(), skuUuid).item?.quantity,
    line: (skuUuid: string) => lineStateOf(snapshot(), skuUuid),
    guests: (lines: readonly SkuLine[]) => device.tell({ type: 'guest.changed', lines }),
    logged: (...intents: Intent[]) => device.tell({ type: 'intents.changed', userUuid: ann, intents, conflicts: [] }),
  };
}

/** A shopper whose cart has been read. */
async function startWith(cart: Cart) {
  const all = start();
  all.send({ type: 'owner.changed', userUuid: ann });
  await all.last('replay').resolve({ conflicts: [], left: 0, error: null });
  await all.last('readCart').resolve(cart);
  all.told.length = 0;
  return all;
}
const mugs = (version: number, quantity: number) => cartWith(version, itemOf(mug, { quantity }));
const written = ({ input }: Asked) => (input as LineWrite).change;

describe('a line', () => {
  it('shows fifty taps at once, writes them once, and then what the server says', async () => {
    const { clock, send, times, last, quantityOf, line, snapshot } = await startWith(mugs(1, 1));
    for (let tap = 0; tap < 50; tap += 1) send({ type: 'line.set', skuUuid: mug, quantity: 2 + (tap % 4) });
    expect([quantityOf(mug), line(mug).phase, isUpdating(snapshot()), isSettled(snapshot())]).toEqual([
      3,
      'writing',
      true,
      false,
    ]);
    expect(cartOf(snapshot())).toMatchObject({ unitCount: 3, selectedGoods: 300 });
    clock.runNext();
    expect([times('submit'), written(last('submit'))]).toEqual([
      1,
      expect.objectContaining({ quantity: 3, lineId: lineIdOf(mug) }),
    ]);
    await last('submit').resolve(mugs(2, 3));
    expect([quantityOf(mug), line(mug).phase, isUpdating(snapshot()), isSettled(snapshot())]).toEqual([
      3,
      'settled',
      false,
      true,
    ]);
  });

  it('goes back when it is refused, says why until that is read, and reads the cart again', async () => {
    const { clock, send, last, told, quantityOf, line, times } = await startWith(mugs(1, 1));
    send({ type: 'line.set', skuUuid: mug, quantity: 4 });
    clock.runNext();
    await last('submit').reject(new ApiFailure(outOfStock));
    expect(quantityOf(mug)).toBe(1);
    expect(line(mug).refusal).toMatchObject({ error: outOfStock, wanted: { quantity: 4 } });
    expect(told).toMatchObject([{ type: 'line.refused', skuUuid: mug, error: outOfStock }]);
    expect(times('readCart')).toBe(2);
    send({ type: 'line.forget', skuUuid: mug });
    expect(line(mug).refusal).toBeNull();
  });

  it('names the limit at the first attempt, and asks nobody', async () => {
    const { clock, send, told, quantityOf } = await startWith(mugs(1, 4));
    send({ type: 'line.set', skuUuid: mug, quantity: 6 });
    expect(told).toEqual([
      {
        type: 'line.limited',
        skuUuid: mug,
        refusal: { ok: false, code: 'OUT_OF_STOCK', asked: 6, left: 5, inCart: 0 },
      },
    ]);
    expect([quantityOf(mug), clock.untilNext]).toEqual([4, Number.POSITIVE_INFINITY]);
  });

  it('is written beside other lines, and hears none of their answers', async () => {
    const both = (version: number, mugCount: number, kettleCount: number) =>
      cartWith(version, itemOf(mug, { quantity: mugCount }), itemOf(kettle, { quantity: kettleCount }));
    const { clock, send, asked, quantityOf } = await startWith(both(1, 1, 1));
    send({ type: 'line.set', skuUuid: mug, quantity: 2 });
    send({ type: 'line.set', skuUuid: kettle, quantity: 3 });
    clock.runNext();
    await asked.submit?.[1]?.resolve(both(3, 2, 3));
    // Its answer comes late, and knows less.
    await asked.submit?.[0]?.resolve(both(2, 2, 1));
    expect([quantityOf(mug), quantityOf(kettle)]).toEqual([2, 3]);
  });

  it('is removed at once, with undo, also while that is on its way', async () => {
    const { send, last, told, quantityOf, line, times } = await startWith(mugs(1, 3));
    send({ type: 'line.remove', skuUuid: mug });
    expect(told).toMatchObject([{ type: 'line.removed', skuUuid: mug, item: { quantity: 3 } }]);
    expect([quantityOf(mug), line(mug).isRestorable]).toEqual([undefined, true]);
    send({ type: 'line.restore', skuUuid: mug });
    expect([quantityOf(mug), line(mug).isRestorable, times('submit')]).toEqual([3, false, 1]);
    await last('submit').resolve(cartWith(2));
    expect(written(last('submit'))).toMatchObject({ kind: 'add', quantity: 3, isSelected: true });
    await last('submit').resolve(mugs(3, 3));
    expect([quantityOf(mug), line(mug).phase]).toEqual([3, 'settled']);
  });

  it('is put back after it is gone, until undo is not offered any more', async () => {
    const { send, last, line, snapshot, times } = await startWith(mugs(1, 3));
    send({ type: 'line.remove', skuUuid: mug });
    await last('submit').resolve(cartWith(2));
    expect(line(mug)).toMatchObject({ item: null, phase: 'settled', isRestorable: true });
    send({ type: 'line.forget', skuUuid: mug });
    expect(snapshot().can({ type: 'line.restore', skuUuid: mug })).toBe(false);
    send({ type: 'line.restore', skuUuid: mug });
    expect(times('submit')).toBe(1);
  });

  it('that cannot be removed comes back, and offers no undo', async () => {
    const { send, last, quantityOf, line } = await startWith(mugs(1, 3));
    send({ type: 'line.remove', skuUuid: mug });
    await last('submit').reject(new ApiFailure({ kind: 'Forbidden', code: 'FORBIDDEN' }));
    expect([quantityOf(mug), line(mug).isRestorable]).toEqual([3, false]);
  });

  it('that does not exist cannot be set or removed', async () => {
    const { send, snapshot, times } = await startWith(mugs(1, 3));
    expect(snapshot().can({ type: 'line.set', skuUuid: kettle, quantity: 1 })).toBe(false);
    expect(snapshot().can({ type: 'line.remove', skuUuid: kettle })).toBe(false);
    send({ type: 'lines.remove', skuUuids: [kettle] });
    expect(times('submit')).toBe(0);
  });

  it('appears at once when it is added, with what the device knows of it', async () => {
    const { send, last, snapshot, quantityOf } = await startWith(mugs(1, 1));
    send({ type: 'line.add', skuUuid: kettle, quantity: 2 });
    expect([unitCountOf(snapshot()), quantityOf(kettle)]).toEqual([3, 2]);
    await last('submit').reject(new ApiFailure(outOfStock));
    expect([unitCountOf(snapshot()), quantityOf(kettle)]).toEqual([1, undefined]);
  });

  it('is written before checkout without rest', async () => {
    const { send, snapshot, last, times } = await startWith(mugs(1, 1));
    send({ type: 'line.set', skuUuid: mug, quantity: 2 });
    send({ type: 'cart.flush' });
    expect(times('submit')).toBe(1);
    await last('submit').resolve(mugs(2, 2));
    expect(isSettled(snapshot())).toBe(true);
  });
});

describe('several lines', () => {
  it('are selected where they can be bought, and removed together', async () => {
    const off = itemOf(kettle, { isSelected: false, status: 'offSale' });
    const { clock, send, snapshot, last, times } = await startWith(cartWith(1, itemOf(mug), off));
    send({ type: 'lines.select', isSelected: false });
    expect(cartOf(snapshot())).toMatchObject({ selectedUnits: 0, unitCount: 2 });
    send({ type: 'lines.select', isSelected: true });
    clock.runNext();
    expect(written(last('submit'))).toMatchObject({ skuUuid: mug, isSelected: true });
    send({ type: 'lines.remove', skuUuids: [mug, kettle] });
    expect(cartOf(snapshot())?.items).toEqual([]);
    expect([times('submit'), lineStateOf(snapshot(), kettle).isRestorable]).toEqual([2, false]);
  });
});

describe('a visitor', () => {
  it('has a cart on the device, shown as far as the goods are known', () => {
    const { device, send, guests, snapshot, told } = start();
    guests([{ skuUuid: mug, quantity: 2 }]);
    expect([cartOf(snapshot()), unitCountOf(snapshot()), snapshot().hasTag('known')]).toEqual([null, 2, false]);
    send({ type: 'owner.changed', userUuid: null });
    expect(cartOf(snapshot())).toMatchObject({ items: [{ skuUuid: mug, quantity: 2 }], selectedGoods: 200 });
    send({ type: 'line.add', skuUuid: kettle, quantity: 1 });
    send({ type: 'line.set', skuUuid: mug, quantity: 3 });
    send({ type: 'line.remove', skuUuid: mug });
    guests([{ skuUuid: kettle, quantity: 1 }]);
    expect(told).toMatchObject([{ type: 'line.removed', skuUuid: mug, item: { quantity: 2 } }]);
    send({ type: 'line.restore', skuUuid: mug });
    expect(device.changes).toEqual([
      { kind: 'add', skuUuid: kettle, quantity: 1 },
      { kind: 'set', skuUuid: mug, lineId: null, quantity: 3 },
      { kind: 'remove', skuUuid: mug, lineId: null },
      { kind: 'add', skuUuid: mug, quantity: 2 },
    ]);
  });

  it('who signs in brings it along, and hears what did not fit', async () => {
    const { send, guests, last, told, snapshot } = start();
    guests([{ skuUuid: mug, quantity: 9 }]);
    send({ type: 'owner.changed', userUuid: ann });
    expect([last('mergeGuestCart').input, unitCountOf(snapshot())]).toEqual([{ userUuid: ann }, 9]);
    guests([]);
    const clamped = [{ skuUuid: mug, asked: 9, kept: 5 }];
    await last('mergeGuestCart').resolve({ cart: mugs(1, 5), clamped });
    expect(unitCountOf(snapshot())).toBe(5);
    expect(told.filter(({ type }) => type === 'cart.merged')).toEqual([{ type: 'cart.merged', clamped }]);
  });

  it('whose lines could not be merged keeps them, counted, until the server is back', async () => {
    const { send, guests, last, told, snapshot, times } = start();
    guests([{ skuUuid: mug, quantity: 2 }]);
    send({ type: 'owner.changed', userUuid: ann });
    await last('mergeGuestCart').reject(new ApiFailure(networkError()));
    expect(told).toEqual([{ type: 'cart.mergeFailed', error: networkError() }]);
    await last('readCart').resolve(cartWith(1, itemOf(kettle)));
    expect([unitCountOf(snapshot()), cartOf(snapshot())?.items.length]).toEqual([3, 1]);
    send({ type: 'network.changed', isOnline: false });
    send({ type: 'network.changed', isOnline: true });
    expect(times('mergeGuestCart')).toBe(2);
  });
});

describe('whose cart it is', () => {
  it('is not told by answers that come too late', async () => {
    const { send, asked, last, snapshot } = await startWith(mugs(1, 2));
    send({ type: 'line.add', skuUuid: mug, quantity: 1 });
    send({ type: 'owner.changed', userUuid: bob });
    expect([cartOf(snapshot()), isSettled(snapshot())]).toEqual([null, true]);
    await asked.submit?.[0]?.resolve(mugs(7, 3));
    expect(cartOf(snapshot())).toBeNull();
    await last('readCart').resolve(cartWith(1));
    expect(cartOf(snapshot())?.items).toEqual([]);
    send({ type: 'owner.changed', userUuid: null });
    expect(snapshot().context.cart).toBeNull();
  });

  it('is asked for once, however often it is told', async () => {
    const { send, times } = await startWith(mugs(1, 2));
    send({ type: 'owner.changed', userUuid: ann });
    expect(times('readCart')).toBe(1);
  });
});

describe('a log', () => {
  it('counts for its own shopper only, also where it is told before they are', async () => {
    const { send, last, logged, snapshot, times } = start();
    logged(keptAdd(mug, 2));
    send({ type: 'owner.changed', userUuid: bob });
    await last('replay').resolve({ conflicts: [], left: 0, error: null });
    await last('readCart').resolve(cartWith(1));
    expect([unitCountOf(snapshot()), times('replay')]).toEqual([0, 1]);
    send({ type: 'owner.changed', userUuid: ann });
    await last('readCart').resolve(cartWith(1));
    expect([unitCountOf(snapshot()), times('replay')]).toEqual([2, 2]);
  });
});

describe('a cart that could not be read', () => {
  it('says why, and is read again on request and when the server is back', async () => {
    const { send, last, times, snapshot } = start();
    send({ type: 'owner.changed', userUuid: ann });
    await last('readCart').reject(new ApiFailure(networkError()));
    expect([snapshot().context.error, snapshot().hasTag('known')]).toEqual([networkError(), false]);
    send({ type: 'cart.refresh' });
    await last('readCart').reject(new ApiFailure(networkError()));
    send({ type: 'network.changed', isOnline: true });
    await last('readCart').resolve(mugs(1, 1));
    expect([times('readCart'), snapshot().context.error]).toEqual([3, null]);
  });

  it('stays in sight where it was known before', async () => {
    const { device, last, quantityOf, times, asked } = await startWith(mugs(4, 2));
    device.tell({ type: 'cart.changedElsewhere' });
    device.tell({ type: 'cart.changedElsewhere' });
    expect(times('readCart')).toBe(3);
    await asked.readCart?.[1]?.resolve(mugs(9, 9));
    expect(quantityOf(mug)).toBe(2);
    await last('readCart').reject(new ApiFailure(networkError()));
    expect(quantityOf(mug)).toBe(2);
    device.tell({ type: 'cart.changedElsewhere' });
    await last('readCart').resolve(mugs(5, 1));
    expect(quantityOf(mug)).toBe(1);
  });
});

describe('without a network', () => {
  it('a change is kept on the device and shown, until it is sent', async () => {
    const { send, device, last, logged, quantityOf, line, told, times, snapshot } = await startWith(mugs(1, 1));
    send({ type: 'network.changed', isOnline: false });
    send({ type: 'line.add', skuUuid: mug, quantity: 2 });
    logged(keptAdd(mug, 2));
    await last('submit').resolve(null);
    expect([quantityOf(mug), line(mug).phase, isUpdating(snapshot())]).toEqual([3, 'kept', true]);
    send({ type: 'network.changed', isOnline: true });
    expect(times('replay')).toBe(2);
    device.tell({ type: 'cart.told', cart: mugs(2, 3) });
    const conflict = { kind: 'add', id: 'kept', code: 'OUT_OF_STOCK', skuUuid: mug, wanted: 2, actual: 1 } as const;
    device.tell({ type: 'intents.changed', userUuid: ann, intents: [], conflicts: [conflict] });
    await last('replay').resolve({ conflicts: [conflict], left: 0, error: null });
    expect(told).toEqual([{ type: 'cart.replayed', conflicts: [conflict], left: 0 }]);
    expect(line(mug)).toMatchObject({ phase: 'settled', item: { quantity: 3 }, conflicts: [conflict] });
  });

  it('shows a write that stands in the log, too, only once', async () => {
    const { send, last, logged, quantityOf } = await startWith(mugs(1, 1));
    send({ type: 'line.add', skuUuid: mug, quantity: 2 });
    logged({ ...keptAdd(mug, 2), id: (last('submit').input as LineWrite).id, isSent: true });
    expect(quantityOf(mug)).toBe(3);
  });

  it('what is left although there is one is sent again in a while', async () => {
    const { clock, logged, last, times } = await startWith(mugs(1, 1));
    logged(keptAdd(mug, 2));
    clock.increment(REPLAY_AGAIN);
    expect(times('replay')).toBe(2);
    await last('replay').resolve({ conflicts: [], left: 1, error: networkError() });
    clock.increment(REPLAY_AGAIN - 1);
    expect(times('replay')).toBe(2);
    logged();
    clock.increment(REPLAY_AGAIN);
    expect(times('replay')).toBe(2);
  });

  it('nothing is replayed for a visitor', () => {
    const { send, times } = start();
    send({ type: 'owner.changed', userUuid: null });
    send({ type: 'network.changed', isOnline: false });
    send({ type: 'network.changed', isOnline: true });
    expect(times('replay')).toBe(0);
  });
});

it('stops with the remedy when an effect was not provided', () => {
  const actor = createActor(cartMachine, { input: inputOf() });
  actor.subscribe({ error: () => undefined });
  actor.start();
  expect(String(actor.getSnapshot().error)).toContain('machine.provide({ actors: { listenToDevice');
});
