import { assign, sendParent, setup } from 'xstate';

const SECOND = 1_000;

export interface CountdownInput {
  /** When it ends, milliseconds since 1970 by `now`. */
  until: number;
  /** The clock it counts by; the server's, where the server judges. */
  now: () => number;
}

/** Told to the parent at the start, at each full second and at the end. */
export interface CountdownTick {
  type: 'countdown.ticked';
  /** Never below 0. */
  millisecondsLeft: number;
}

/**
 * Milliseconds until a moment, never below 0.
 *
 * @param until milliseconds since 1970, by the same clock as `now`
 */
export function timeLeft({ until, now }: CountdownInput): number {
  return Math.max(0, until - now());
}

/**
 * Counts down to a moment and is done then. It reads the clock at each tick instead of adding up seconds, so that it is
 * right after the device has slept or the clock was corrected.
 */
export const countdownMachine = setup({
  types: {} as { context: CountdownInput & { millisecondsLeft: number }; input: CountdownInput },
  guards: { isOver: ({ context }) => context.millisecondsLeft === 0 },
  actions: {
    look: assign({ millisecondsLeft: ({ context }) => timeLeft(context) }),
    tell: sendParent(
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
      entry: ['look', 'tell'],
      always: { guard: 'isOver', target: 'over' },
      after: { nextSecond: { target: 'counting', reenter: true } },
    },
    over: { type: 'final' },
  },
});
