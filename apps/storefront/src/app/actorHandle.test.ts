import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActorHandle, type DeferredActor } from './actorHandle.ts';

type Event = { type: 'add'; amount: number };
type Emitted = { type: 'grown'; to: number } | { type: 'full' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A sum, as an actor. */
function createSum() {
  let total = 0;
  const listeners: (() => void)[] = [];
  const ears: ((event: Emitted) => void)[] = [];
  const actor: DeferredActor<number, Event, Emitted> = {
    read: () => total,
    subscribe: (listener) => void listeners.push(listener),
    onEmitted: (listener) => void ears.push(listener),
    send({ amount }) {
      total += amount;
      for (const ear of ears) ear({ type: 'grown', to: total });
      for (const listener of listeners) listener();
    },
    start: vi.fn(),
    stop: vi.fn(),
  };
  return actor;
}

describe('the handle of an actor that comes later', () => {
  it('loads nothing until it is started, and shows its first view', async () => {
    const load = vi.fn(async () => createSum());
    const handle = createActorHandle<number, Event, Emitted>(-1, load);
    handle.send({ type: 'add', amount: 1 });
    await vi.runAllTimersAsync();
    expect(load).not.toHaveBeenCalled();
    expect(handle.read()).toBe(-1);
    expect(handle.first).toBe(-1);
  });

  it('gives the actor what was sent before it came, in order, and tells who listened all the time', async () => {
    const handle = createActorHandle<number, Event, Emitted>(-1, async () => createSum());
    const seen: number[] = [];
    const grown: number[] = [];
    handle.subscribe(() => seen.push(handle.read()));
    handle.on('grown', ({ to }) => grown.push(to));
    const full = vi.fn();
    handle.on('full', full);
    handle.start();
    handle.send({ type: 'add', amount: 2 });
    handle.send({ type: 'add', amount: 3 });
    await vi.runAllTimersAsync();
    handle.send({ type: 'add', amount: 4 });
    expect(grown).toEqual([2, 5, 9]);
    expect(seen.at(-1)).toBe(9);
    expect(full).not.toHaveBeenCalled();
  });

  it('tells that it has come, also when nobody sent anything', async () => {
    const handle = createActorHandle<number, Event, Emitted>(-1, async () => createSum());
    const seen: number[] = [];
    handle.subscribe(() => seen.push(handle.read()));
    handle.start();
    await vi.runAllTimersAsync();
    expect(seen).toEqual([0]);
  });

  it('asks again for code that could not be loaded, and forgets nothing meanwhile', async () => {
    const load = vi.fn(async () => createSum()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const handle = createActorHandle<number, Event, Emitted>(-1, load);
    handle.start();
    handle.send({ type: 'add', amount: 7 });
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(2);
    expect(handle.read()).toBe(7);
  });

  it('keeps what the actor cannot use yet, until it can', async () => {
    const waits = ({ amount }: Event, total: number) => amount > 100 && total === 0;
    const handle = createActorHandle<number, Event, Emitted>(-1, async () => createSum(), { waits });
    handle.send({ type: 'add', amount: 500 });
    handle.start();
    await vi.runAllTimersAsync();
    expect(handle.read()).toBe(0);
    handle.send({ type: 'add', amount: 1 });
    expect(handle.read()).toBe(501);
  });

  it('says while its code cannot be had', async () => {
    const load = vi.fn(async () => createSum()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const handle = createActorHandle<number, Event, Emitted>(-1, load, { withoutCode: -404 });
    const seen: unknown[] = [];
    handle.subscribe(() => seen.push([handle.read(), handle.isMissing()]));
    handle.start();
    await vi.runAllTimersAsync();
    expect(seen).toEqual([
      [-404, true],
      [0, false],
    ]);
  });

  it('starts nothing after it was stopped', async () => {
    const actor = createSum();
    const handle = createActorHandle<number, Event, Emitted>(-1, async () => actor);
    handle.start();
    handle.stop();
    await vi.runAllTimersAsync();
    expect(actor.start).not.toHaveBeenCalled();
    expect(handle.read()).toBe(-1);
  });

  it('forgets who no longer listens', async () => {
    const handle = createActorHandle<number, Event, Emitted>(-1, async () => createSum());
    const listener = vi.fn();
    const ear = vi.fn();
    handle.subscribe(listener)();
    handle.on('grown', ear)();
    handle.start();
    handle.send({ type: 'add', amount: 1 });
    await vi.runAllTimersAsync();
    expect(listener).not.toHaveBeenCalled();
    expect(ear).not.toHaveBeenCalled();
  });
});
