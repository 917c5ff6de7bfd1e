import { ApiFailure, networkError } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { NextTimerClock, replyLater } from '../testing/index.ts';
import { statusOf } from './paymentSamples.ts';
import { MAX_FAILED_POLL_DELAY, MAX_POLL_DELAY, POLL_DELAY, pollDelay, pollMachine } from './pollMachine.ts';

/** The machine without its parent. */
const alone = pollMachine.provide({ actions: { sendStatus: () => undefined, sendFailure: () => undefined } });
const input = { orderId: 'o1', isOnline: true };

describePaths(alone, {
  input,
  events: [
    { type: 'poll.now' },
    { type: 'poll.stop' },
    { type: 'network.changed', isOnline: false },
    { type: 'network.changed', isOnline: true },
    { type: 'xstate.done.actor.readStatus', output: statusOf() },
    { type: 'xstate.error.actor.readStatus', error: networkError() },
    { type: 'xstate.after.nextPoll.poll.waiting' },
  ],
  // The delays grow without end.
  canHappen: ({ context }, { type }) => context.polls + context.failures < 2 || !type.startsWith('xstate'),
});

function start(isOnline = true) {
  const clock = new NextTimerClock();
  const [machine, replies] = replyLater(alone);
  const actor = createActor(machine, { clock, input: { orderId: 'o1', isOnline } }).start();
  return { clock, replies, actor, pollCount: () => replies.timesStarted('readStatus') };
}

describe('the poll', () => {
  it('asks often at first, then less often, up to a limit', () => {
    const waits = Array.from({ length: 12 }, (_, polls) => pollDelay({ polls: polls + 1, failures: 0, retryAfter: 0 }));
    expect(waits[0]).toBe(POLL_DELAY);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBe(MAX_POLL_DELAY);
  });

  it('backs off from a failing server, and longer for a `Retry-After`', async () => {
    const { clock, replies } = start();
    await replies.reject('readStatus', new ApiFailure(networkError()));
    expect(clock.untilNext).toBe(2_000);
    clock.runNext();
    await replies.reject('readStatus', new ApiFailure(networkError()));
    expect(clock.untilNext).toBe(4_000);
    clock.runNext();
    await replies.reject('readStatus', { kind: 'RateLimited', code: 'RATE_LIMITED', status: 429, retryAfter: 90 });
    expect(clock.untilNext).toBe(90_000);
    expect(pollDelay({ polls: 3, failures: 20, retryAfter: 0 })).toBe(MAX_FAILED_POLL_DELAY);
  });

  it('polls often again after an event, and drops older responses', async () => {
    const { actor, clock, replies, pollCount } = start();
    for (let poll = 0; poll < 5; poll++) {
      await replies.resolve('readStatus', statusOf());
      clock.runNext();
    }
    actor.send({ type: 'poll.now' });
    expect(pollCount()).toBe(7);
    await replies.resolve('readStatus', statusOf(), 5);
    expect(actor.getSnapshot().value).toBe('polling');
    await replies.resolve('readStatus', statusOf());
    expect(clock.untilNext).toBe(POLL_DELAY);
  });

  it('stops on request, until the next event', async () => {
    const { actor, clock, replies, pollCount } = start();
    actor.send({ type: 'poll.stop' });
    await replies.resolve('readStatus', statusOf());
    actor.send({ type: 'network.changed', isOnline: false });
    actor.send({ type: 'network.changed', isOnline: true });
    expect([clock.untilNext, pollCount()]).toEqual([Number.POSITIVE_INFINITY, 1]);
    actor.send({ type: 'poll.now' });
    expect(pollCount()).toBe(2);
  });

  it('pauses without a network, and polls at once when it is back', () => {
    const { actor, clock, pollCount } = start(false);
    expect([pollCount(), clock.untilNext]).toEqual([0, Number.POSITIVE_INFINITY]);
    actor.send({ type: 'poll.now' });
    expect(actor.getSnapshot().value).toBe('paused');
    actor.send({ type: 'network.changed', isOnline: true });
    expect([actor.getSnapshot().value, pollCount()]).toEqual(['polling', 1]);
    actor.send({ type: 'network.changed', isOnline: false });
    expect(actor.getSnapshot().value).toBe('paused');
  });
});
