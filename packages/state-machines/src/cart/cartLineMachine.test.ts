import { ApiFailure } from '@mallard/domain/errors';
import type { CartChange, QueuedCartChange } from '@mallard/offline/queue';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { NextTimerClock, replyLater } from '../testing/index.ts';
import { cartLineMachine, DEBOUNCE_DELAY } from './cartLineMachine.ts';
import { cartLinePlan, outOfStock } from './cartPlan.ts';
import { changeOf, inputOf, lineIdOf, mug, queuedAdd } from './cartSamples.ts';

describePaths(cartLineMachine, cartLinePlan);

const lineId = lineIdOf(mug);
const add = (quantity: number): CartChange => ({ kind: 'add', skuUuid: mug, quantity });
const set = (quantity: number): CartChange => ({ kind: 'set', skuUuid: mug, lineId, quantity });
const remove: CartChange = { kind: 'remove', skuUuid: mug, lineId };

function start(first: CartChange, queued: readonly QueuedCartChange[] = []) {
  const clock = new NextTimerClock();
  const [machine, replies] = replyLater(cartLineMachine);
  const { createKey } = inputOf();
  const actor = createActor(machine, { clock, input: { skuUuid: mug, createKey } }).start();
  const change = (requested: CartChange) => actor.send({ type: 'line.change', change: requested, queued });
  change(first);
  return {
    actor,
    clock,
    replies,
    change,
    writes: () => replies.timesStarted('submit'),
    written: () => changeOf(replies.inputOf('submit') as QueuedCartChange),
    keyOf: () => (replies.inputOf('submit') as QueuedCartChange).id,
  };
}

describe('writes of a cart line', () => {
  it('are one write after fifty taps, with the last value', async () => {
    const { actor, clock, replies, change, writes, written } = start(set(1));
    for (let tap = 2; tap <= 50; tap += 1) {
      clock.increment(DEBOUNCE_DELAY - 1);
      change(set(tap));
    }
    expect(writes()).toBe(0);
    clock.increment(DEBOUNCE_DELAY);
    expect([writes(), written()]).toEqual([1, set(50)]);
    await replies.resolve('submit', undefined);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { refused: null } });
  });

  it('run one after another, so that an earlier value cannot win, and skip the debounce then', async () => {
    const { actor, clock, replies, change, writes, written, keyOf } = start(set(2));
    clock.runNext();
    change(set(3));
    change(set(5));
    clock.increment(10 * DEBOUNCE_DELAY);
    expect([writes(), keyOf()]).toEqual([1, 'key-1']);
    await replies.resolve('submit', undefined);
    expect([writes(), written(), keyOf()]).toEqual([2, set(5), 'key-3']);
    await replies.resolve('submit', undefined);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('end with the first refusal, including queued ones', async () => {
    const { actor, clock, replies, change } = start(set(9));
    clock.runNext();
    change({ kind: 'set', skuUuid: mug, lineId, isSelected: false });
    await replies.reject('submit', new ApiFailure(outOfStock));
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'refused' });
    expect(actor.getSnapshot().output).toMatchObject({ skuUuid: mug, refused: set(9), error: outOfStock });
  });

  it('skip the debounce when units are added or the line is removed', () => {
    expect(start(add(2)).writes()).toBe(1);
    const { change, writes, written } = start(set(4));
    change(remove);
    expect([writes(), written()]).toEqual([1, remove]);
  });

  it('remove the line after the pending write, and restore it after that', async () => {
    const { replies, clock, change, writes, written } = start(set(4));
    clock.runNext();
    change(remove);
    change(add(4));
    expect(writes()).toBe(1);
    await replies.resolve('submit', undefined);
    expect(written()).toEqual(remove);
    await replies.resolve('submit', undefined);
    expect(written()).toMatchObject(add(4));
  });

  it('start at once when the shopper leaves', () => {
    const { actor, writes } = start(set(4));
    actor.send({ type: 'line.flush' });
    actor.send({ type: 'line.flush' });
    expect(writes()).toBe(1);
  });

  it('are none when nothing has changed', () => {
    const { actor, writes } = start({ kind: 'remove', skuUuid: mug, lineId: null });
    expect([actor.getSnapshot().status, writes()]).toEqual(['done', 0]);
  });

  it('undo changes that are only queued on the device', () => {
    const { writes, written } = start({ kind: 'remove', skuUuid: mug, lineId: null }, [queuedAdd(mug, 2)]);
    expect([writes(), written()]).toEqual([1, { kind: 'remove', skuUuid: mug, lineId: null }]);
  });
});
