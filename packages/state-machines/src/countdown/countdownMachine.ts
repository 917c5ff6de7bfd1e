import { assign, sendParent, setup } from 'xstate';

const SECOND = 1_000;

export interface CountdownInput {
  /** When it ends, milliseconds since 1970 by `now`. */
  until: number;
  /** The clock: the server's, if the server decides about the deadline. */
  now: () => number;
}

/** Sent to the parent at the start, at each full second and at the end. */
export interface CountdownTick {
  type: 'countdown.ticked';
  /** Never below 0. */
  millisecondsLeft: number;
}

/**
 * Returns the milliseconds until an instant, never below 0.
 *
 * @param until milliseconds since 1970, by the same clock as `now`
 */
function timeLeft({ until, now }: CountdownInput): number {
  return Math.max(0, until - now());
}

/**
 * Counts down to an instant and is then done. Reads the clock at each tick instead of adding up seconds, so it is
 * correct after the device has slept or the clock was corrected.
 */
export const countdownMachine = setup({
  types: {} as { context: CountdownInput & { millisecondsLeft: number }; input: CountdownInput },
  guards: { isOver: ({ context }) => context.millisecondsLeft === 0 },
  actions: {
    readClock: assign({ millisecondsLeft: ({ context }) => timeLeft(context) }),
    sendTick: sendParent(
      ({ context: { millisecondsLeft } }): CountdownTick => ({ type: 'countdown.ticked', millisecondsLeft }),
    ),
  },
  delays: { nextSecond: ({ context }) => context.millisecondsLeft % SECOND || SECOND },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => ({ ...input, millisecondsLeft: timeLeft(input) }),
  initial: 'counting',
  states: {
    counting: {
      entry: ['readClock', 'sendTick'],
      always: { guard: 'isOver', target: 'over' },
      after: { nextSecond: { target: 'counting', reenter: true } },
    },
    over: { type: 'final' },
  },
});
