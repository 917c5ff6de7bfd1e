import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { NextTimerClock } from '../testing/index.ts';
import { paymentActors, paymentMachine, phaseOf } from './paymentMachine.ts';
import { at, inputOf, openOf, paymentOf, START, statusOf } from './paymentSamples.ts';

describe('a payment with its own poll and countdown', () => {
  it('polls, counts down on the server’s time, pays, and stops asking', async () => {
    const clock = new NextTimerClock();
    const answers = [
      statusOf({ payBefore: at(5_000) }),
      openOf(),
      statusOf({ orderStatus: 'unshipped', paymentStatus: 'paid' }),
    ];
    let asked = 0;
    const actor = createActor(
      paymentMachine.provide({
        actors: paymentActors({
          readAttempt: async () => null,
          keepAttempt: async () => undefined,
          forgetAttempt: async () => undefined,
          startPayment: async () => paymentOf(),
          readStatus: async () => {
            asked += 1;
            return answers[Math.min(asked, answers.length) - 1] ?? statusOf();
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
    await vi.waitFor(() => expect(asked).toBe(2));
    clock.increment(2_000);
    await waitFor(actor, (snapshot) => phaseOf(snapshot) === 'paid');
    expect([asked, clock.untilNext]).toEqual([3, Number.POSITIVE_INFINITY]);
  });
});
