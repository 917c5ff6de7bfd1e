import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { NextTimerClock } from '../testing/index.ts';
import { MAX_POLL_DELAY, paymentActors, paymentMachine, phaseOf, REFUND_WATCH } from './paymentMachine.ts';
import { at, inputOf, openOf, paymentOf, START, statusOf } from './paymentSamples.ts';

describe('a payment with its own poll and countdown', () => {
  it('polls, counts down by the server’s clock, pays, and stops polling', async () => {
    const clock = new NextTimerClock();
    const answers = [
      statusOf({ payBefore: at(5_000) }),
      openOf(),
      statusOf({ orderStatus: 'unshipped', paymentStatus: 'paid' }),
    ];
    let pollCount = 0;
    const actor = createActor(
      paymentMachine.provide({
        actors: paymentActors({
          readAttempt: async () => null,
          saveAttempt: async () => undefined,
          forgetAttempt: async () => undefined,
          startPayment: async () => paymentOf(),
          readStatus: async () => {
            pollCount += 1;
            return answers[Math.min(pollCount, answers.length) - 1] ?? statusOf();
          },
        }),
      }),
      { clock, input: inputOf({ method: 'alipay', now: () => START + clock.now() }) },
    ).start();
    await waitFor(actor, (snapshot) => phaseOf(snapshot) === 'ready');
    expect(actor.getSnapshot().context.millisecondsLeft).toBe(5_000);
    clock.increment(1_000);
    expect(actor.getSnapshot().context.millisecondsLeft).toBe(4_000);
    actor.send({ type: 'payment.pay' });
    await waitFor(actor, (snapshot) => phaseOf(snapshot) === 'waiting');
    await expect.poll(() => pollCount).toBe(2);
    clock.increment(2_000);
    await waitFor(actor, (snapshot) => phaseOf(snapshot) === 'paid');
    expect([pollCount, clock.untilNext]).toEqual([3, Number.POSITIVE_INFINITY]);
  });

  it('watches an expired order for a while for a refund, then stops', async () => {
    const clock = new NextTimerClock();
    let pollCount = 0;
    const nothing = async () => undefined;
    const actor = createActor(
      paymentMachine.provide({
        actors: paymentActors({
          readAttempt: async () => null,
          saveAttempt: nothing,
          forgetAttempt: nothing,
          startPayment: async () => paymentOf(),
          readStatus: async () => {
            pollCount += 1;
            return statusOf({ orderStatus: 'cancelled', payBefore: at(0) });
          },
        }),
      }),
      { clock, input: inputOf() },
    ).start();
    await waitFor(actor, (snapshot) => phaseOf(snapshot) === 'expired');
    while (clock.untilNext < Number.POSITIVE_INFINITY) {
      clock.runNext();
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(clock.now()).toBe(REFUND_WATCH);
    expect(pollCount).toBeGreaterThan(REFUND_WATCH / MAX_POLL_DELAY);
    actor.stop();
  });
});
