import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActorHandle, type DeferredActor } from './actorHandle.ts';

type Event = { type: 'add'; amount: number };
type Emitted = { type: 'grown'; to: number } | { type: 'full' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates an actor that adds up amounts. */
function createSum() {
  let total = 0;
  const listeners: (() => void)[] = [];
  const eventListeners: ((event: Emitted) => void)[] = [];
  const actor: DeferredActor<number, Event, Emitted> = {
    read: () => total,
    subscribe: (listener) => void listeners.push(listener),
    onEmitted: (listener) => void eventListeners.push(listener),
    send({ amount }) {
      total += amount;
      for (const listener of eventListeners) listener({ type: 'grown', to: total });
      for (const listener of listeners) listener();
    },
    start: vi.fn(),
    stop: vi.fn(),
  };
  return actor;
}

describe('createActorHandle', () => {
  it('loads nothing before start, and returns the initial view', async () => {
    const load = vi.fn(async () => createSum());
    const handle = createActorHandle<number, Event, Emitted>(-1, load);
    handle.send({ type: 'add', amount: 1 });
    await vi.runAllTimersAsync();
    expect(load).not.toHaveBeenCalled();
    expect(handle.read()).toBe(-1);
    expect(handle.initialView).toBe(-1);
  });

  it('sends queued events in order, and notifies listeners that subscribed before the actor was loaded', async () => {
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

  it('notifies listeners when the actor is loaded', async () => {
    const handle = createActorHandle<number, Event, Emitted>(-1, async () => createSum());
    const seen: number[] = [];
    handle.subscribe(() => seen.push(handle.read()));
    handle.start();
    await vi.runAllTimersAsync();
    expect(seen).toEqual([0]);
  });

  it('retries after loading has failed, and preserves queued events', async () => {
    const load = vi.fn(async () => createSum()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const handle = createActorHandle<number, Event, Emitted>(-1, load);
    handle.start();
    handle.send({ type: 'add', amount: 7 });
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(2);
    expect(handle.read()).toBe(7);
  });

  it('queues events that the actor would ignore, until it can handle them', async () => {
    const shouldQueue = ({ amount }: Event, total: number) => amount > 100 && total === 0;
    const handle = createActorHandle<number, Event, Emitted>(-1, async () => createSum(), { shouldQueue });
    handle.send({ type: 'add', amount: 500 });
    handle.start();
    await vi.runAllTimersAsync();
    expect(handle.read()).toBe(0);
    handle.send({ type: 'add', amount: 1 });
    expect(handle.read()).toBe(501);
  });

  it('reports a load error until a retry succeeds', async () => {
    const load = vi.fn(async () => createSum()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const handle = createActorHandle<number, Event, Emitted>(-1, load, { loadErrorView: -404 });
    const seen: unknown[] = [];
    handle.subscribe(() => seen.push([handle.read(), handle.hasLoadError()]));
    handle.start();
    await vi.runAllTimersAsync();
    expect(seen).toEqual([
      [-404, true],
      [0, false],
    ]);
  });

  it('does not start an actor that is loaded after stop', async () => {
    const actor = createSum();
    const handle = createActorHandle<number, Event, Emitted>(-1, async () => actor);
    handle.start();
    handle.stop();
    await vi.runAllTimersAsync();
    expect(actor.start).not.toHaveBeenCalled();
    expect(handle.read()).toBe(-1);
  });

  it('does not notify unsubscribed listeners', async () => {
    const handle = createActorHandle<number, Event, Emitted>(-1, async () => createSum());
    const listener = vi.fn();
    const eventListener = vi.fn();
    handle.subscribe(listener)();
    handle.on('grown', eventListener)();
    handle.start();
    handle.send({ type: 'add', amount: 1 });
    await vi.runAllTimersAsync();
    expect(listener).not.toHaveBeenCalled();
    expect(eventListener).not.toHaveBeenCalled();
  });
});
