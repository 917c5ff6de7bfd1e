import { networkError, timeoutError } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { NextTimerClock, replyLater } from '../testing/index.ts';
import {
  bannerOf,
  HEALTH_INTERVAL,
  healthInterval,
  type NetworkEmitted,
  networkMachine,
  PING_TIMEOUT,
} from './networkMachine.ts';
import { networkPlan } from './networkPlan.ts';

const input = networkPlan.input;

describePaths(networkMachine, networkPlan);

function start() {
  const clock = new NextTimerClock();
  const [machine, replies] = replyLater(networkMachine);
  const actor = createActor(machine, { clock, input });
  const emittedEvents: NetworkEmitted[] = [];
  actor.on('*', (emitted) => emittedEvents.push(emitted));
  actor.start();
  return { actor, clock, replies, emittedEvents, banner: () => bannerOf(actor.getSnapshot()) };
}

async function startReachable() {
  const all = start();
  await all.replies.resolve('ping');
  return all;
}

describe('the network machine', () => {
  it('shows nothing during the first ping, and emits its result once', async () => {
    const { actor, replies, emittedEvents, banner } = start();
    expect(banner()).toBe('none');
    expect(emittedEvents).toEqual([]);
    await replies.resolve('ping');
    expect(banner()).toBe('none');
    actor.send({ type: 'network.check' });
    await replies.resolve('ping');
    expect(emittedEvents).toEqual([{ type: 'network.changed', isOnline: true }]);
  });

  it('shows at the first failure after start that the server is unreachable', async () => {
    const { replies, emittedEvents, banner } = start();
    await replies.reject('ping', networkError());
    expect(banner()).toBe('unreachable');
    expect(emittedEvents).toEqual([{ type: 'network.changed', isOnline: false }]);
  });

  it('ignores one failed check, but not the second in a row', async () => {
    const { actor, clock, replies, emittedEvents, banner } = await startReachable();
    clock.runNext();
    await replies.reject('ping', networkError());
    expect(banner()).toBe('none');
    clock.runNext();
    await replies.resolve('ping');
    clock.runNext();
    await replies.reject('ping', networkError());
    expect(banner()).toBe('none');
    clock.runNext();
    clock.increment(PING_TIMEOUT);
    expect(banner()).toBe('unreachable');
    expect(actor.getSnapshot().context.error).toEqual(timeoutError());
    expect(emittedEvents.map((emitted) => emitted.type === 'network.changed' && emitted.isOnline)).toEqual([
      true,
      false,
    ]);
  });

  it('needs one good check to recover, and shows it for two seconds', async () => {
    const { clock, replies, emittedEvents, banner } = start();
    await replies.reject('ping', networkError());
    clock.runNext();
    expect(banner()).toBe('unreachable');
    await replies.resolve('ping');
    expect(banner()).toBe('reconnected');
    clock.increment(1_999);
    expect(banner()).toBe('reconnected');
    clock.increment(1);
    expect(banner()).toBe('none');
    expect(emittedEvents).toEqual([
      { type: 'network.changed', isOnline: false },
      { type: 'network.changed', isOnline: true },
    ]);
  });

  it('emits that it is still offline only for a check on request', async () => {
    const { actor, clock, replies, emittedEvents, banner } = start();
    await replies.reject('ping', networkError());
    clock.runNext();
    await replies.reject('ping', networkError());
    expect(emittedEvents).toHaveLength(1);
    actor.send({ type: 'network.check' });
    expect(banner()).toBe('checking');
    await replies.reject('ping', networkError());
    actor.send({ type: 'browser.offline' });
    actor.send({ type: 'network.check' });
    expect(emittedEvents.slice(1)).toEqual([{ type: 'network.stillOffline' }, { type: 'network.stillOffline' }]);
    expect(replies.timesStarted('ping')).toBe(3);
  });

  it('trusts the browser at once when it goes offline, and checks the server when it comes back', async () => {
    const { actor, replies, emittedEvents, banner } = await startReachable();
    actor.send({ type: 'browser.offline' });
    actor.send({ type: 'browser.offline' });
    expect(banner()).toBe('offline');
    actor.send({ type: 'browser.online' });
    expect(banner()).toBe('checking');
    expect(emittedEvents).toHaveLength(2);
    await replies.resolve('ping');
    expect(banner()).toBe('reconnected');
    expect(emittedEvents.at(-1)).toEqual({ type: 'network.changed', isOnline: true });
    expect(emittedEvents).toHaveLength(3);
  });

  it('ignores a ping that responds after the browser went offline', async () => {
    const { actor, replies, emittedEvents, banner } = start();
    actor.send({ type: 'browser.offline' });
    await replies.resolve('ping');
    expect(banner()).toBe('offline');
    expect(emittedEvents).toEqual([{ type: 'network.changed', isOnline: false }]);
  });

  it('ignores a ping that responds after its timeout', async () => {
    const { clock, replies, banner } = start();
    clock.increment(5_000);
    await replies.resolve('ping');
    expect(banner()).toBe('unreachable');
  });

  it('does not check while the page is hidden, and checks when it becomes visible', async () => {
    const { actor, clock, replies } = await startReachable();
    actor.send({ type: 'page.hidden' });
    clock.increment(100 * HEALTH_INTERVAL);
    expect(replies.timesStarted('ping')).toBe(1);
    actor.send({ type: 'page.shown' });
    expect(replies.timesStarted('ping')).toBe(2);
    await replies.resolve('ping');
    clock.increment(HEALTH_INTERVAL);
    expect(replies.timesStarted('ping')).toBe(3);
  });

  it('checks every minute, with 10 % jitter', () => {
    expect(healthInterval(0)).toBe(54_000);
    expect(healthInterval(0.5)).toBe(60_000);
    expect(healthInterval(1 - Number.EPSILON)).toBe(66_000);
  });

  it('computes each interval separately', async () => {
    const numbers = [0, 0.999];
    const clock = new NextTimerClock();
    const [machine, replies] = replyLater(networkMachine);
    createActor(machine, { clock, input: { random: () => numbers.shift() ?? 0 } }).start();
    await replies.resolve('ping');
    expect(clock.untilNext).toBe(54_000);
    clock.runNext();
    await replies.resolve('ping');
    expect(clock.untilNext).toBe(65_988);
  });

  it('stops with an error that names the missing effect', () => {
    const actor = createActor(networkMachine, { input });
    actor.subscribe({ error: () => undefined });
    actor.start();
    expect(actor.getSnapshot().status).toBe('error');
    expect(String(actor.getSnapshot().error)).toContain('machine.provide({ actors: { listenToBrowser');
  });
});
