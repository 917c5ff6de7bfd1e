import { type ApiError, ApiFailure, timeoutError } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { NextTimerClock } from '../testing/index.ts';
import {
  type CodeCountdownEmitted,
  type CodeCountdownInput,
  codeCountdownActors,
  codeCountdownMachine,
  disabledReasonOf,
  RESEND_AFTER,
  secondsLeft,
} from './codeCountdownMachine.ts';
import { codeCountdownPlan } from './codeCountdownPlan.ts';

describePaths(codeCountdownMachine, codeCountdownPlan);

const ann = '13800138000';
const bob = '13800138001';
const limited = (retryAfter?: number): ApiError => ({
  kind: 'RateLimited',
  code: 'RATE_LIMITED',
  status: 429,
  ...(retryAfter !== undefined && { retryAfter }),
});

/** Starts the machine of a form with a phone; the server responds when the test says so. */
function start(input: Partial<CodeCountdownInput> = {}) {
  const clock = new NextTimerClock();
  const device = { offset: 0 };
  const requestedPhones: string[] = [];
  let answer: { resolve: (sent: { resendAfter: number }) => void; reject: (error: ApiFailure) => void };
  const machine = codeCountdownMachine.provide({
    actors: codeCountdownActors({
      sendCode: ({ input: { phone } }) => {
        requestedPhones.push(phone);
        return new Promise((resolve, reject) => {
          answer = { resolve, reject };
        });
      },
    }),
  });
  const actor = createActor(machine, {
    clock,
    input: { now: () => clock.now() + device.offset, phone: ann, ...input },
  });
  const emittedEvents: CodeCountdownEmitted[] = [];
  actor.on('*', (emitted) => emittedEvents.push(emitted));
  actor.start();
  const isAnswered = () => expect.poll(() => actor.getSnapshot().value).not.toBe('sending');
  return {
    actor,
    clock,
    device,
    requestedPhones,
    emittedEvents,
    send: () => actor.send({ type: 'code.send' }),
    type: (phone: string) => actor.send({ type: 'phone.changed', phone }),
    async answer(seconds = 60) {
      answer.resolve({ resendAfter: seconds });
      await isAnswered();
    },
    async fail(error: ApiError) {
      answer.reject(new ApiFailure(error));
      await isAnswered();
    },
    state: () => actor.getSnapshot().value,
    disabledReason: () => disabledReasonOf(actor.getSnapshot()),
    seconds: () => secondsLeft(actor.getSnapshot()),
    error: () => actor.getSnapshot().context.error,
  };
}

describe('the countdown of a code', () => {
  it('counts down a minute after a code was sent, then allows the next', async () => {
    const { send, answer, clock, seconds, disabledReason, requestedPhones, emittedEvents } = start();
    send();
    send();
    expect([disabledReason(), requestedPhones]).toEqual(['busy', [ann]]);
    await answer();
    expect([disabledReason(), seconds(), emittedEvents]).toEqual([
      'wait',
      60,
      [{ type: 'code.sent', phone: ann, resendAt: 60_000 }],
    ]);
    clock.increment(1_000);
    expect(seconds()).toBe(59);
    send();
    expect(requestedPhones).toEqual([ann]);
    for (let second = 0; second < 59; second++) clock.runNext();
    expect([disabledReason(), seconds()]).toEqual([null, 0]);
    send();
    expect(requestedPhones).toEqual([ann, ann]);
  });

  it('is correct after the device has slept', async () => {
    const { send, answer, device, clock, seconds, disabledReason } = start();
    send();
    await answer();
    device.offset = 40_500;
    clock.runNext();
    expect(seconds()).toBe(19);
    device.offset = 90_000;
    clock.runNext();
    expect(disabledReason()).toBeNull();
  });

  it('continues after a reload, and drops countdowns that have ended', () => {
    const { seconds, disabledReason } = start({ waits: { [ann]: 25_000 } });
    expect([disabledReason(), seconds()]).toEqual(['wait', 25]);
    expect(start({ waits: { [ann]: 0 } }).disabledReason()).toBeNull();
  });

  it.each([
    [limited(17), 17],
    [limited(), RESEND_AFTER],
  ])('waits for the `Retry-After` of a rate limit', async (error, wait) => {
    const { send, fail, seconds, state, emittedEvents, ...form } = start();
    send();
    await fail(error);
    expect([state(), seconds(), form.error(), emittedEvents]).toEqual([
      'waiting',
      wait,
      error,
      [{ type: 'code.failed', phone: ann, error }],
    ]);
    form.clock.increment(wait * 1_000);
    expect([state(), form.error()]).toEqual(['ready', null]);
  });

  it('shows why no code was sent, and allows the next at once', async () => {
    const { send, fail, state, error, disabledReason, type, requestedPhones } = start();
    send();
    await fail(timeoutError());
    expect([state(), error(), disabledReason()]).toEqual(['failed', timeoutError(), null]);
    type(bob);
    expect([state(), error()]).toEqual(['ready', null]);
    send();
    expect(requestedPhones).toEqual([ann, bob]);
  });

  it('lets another phone have a code at once, and keeps the countdown of the first', async () => {
    const { send, answer, clock, type, disabledReason, seconds, requestedPhones } = start();
    send();
    await answer();
    clock.increment(20_000);
    type(bob);
    expect([disabledReason(), seconds()]).toEqual([null, 0]);
    send();
    await answer();
    expect([requestedPhones, seconds()]).toEqual([[ann, bob], 60]);
    type(ann);
    expect([disabledReason(), seconds()]).toEqual(['wait', 40]);
    type('１３８００１３８００１');
    expect(seconds()).toBe(60);
  });

  it('does not use the response for one phone for another', async () => {
    const { send, answer, fail, type, disabledReason, seconds, error, emittedEvents, actor } = start();
    send();
    type(bob);
    expect(disabledReason()).toBe('busy');
    await answer();
    expect([disabledReason(), seconds(), actor.getSnapshot().context.sentTo]).toEqual([null, 0, ann]);
    type(ann);
    expect(seconds()).toBe(60);
    type(bob);
    send();
    type(ann);
    await fail(timeoutError());
    expect([disabledReason(), error()]).toEqual(['wait', null]);
    expect(emittedEvents[1]).toEqual({ type: 'code.failed', phone: bob, error: timeoutError() });
  });

  it('sends nothing without a mobile number or a network, and says which', () => {
    const { type, send, disabledReason, requestedPhones, actor } = start({ phone: '' });
    expect(disabledReason()).toBe('phone');
    for (const phone of ['1380013800', '021-55556666', '+852 9123 4567']) {
      type(phone);
      send();
    }
    expect([disabledReason(), requestedPhones]).toEqual(['phone', []]);
    type(ann);
    actor.send({ type: 'network.changed', isOnline: false });
    send();
    expect([disabledReason(), requestedPhones]).toEqual(['offline', []]);
    actor.send({ type: 'network.changed', isOnline: true });
    expect(disabledReason()).toBeNull();
  });
});
