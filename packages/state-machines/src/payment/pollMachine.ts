import type { EndpointData, getOrderPaymentStatus } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import { assign, fromPromise, sendParent, setup } from 'xstate';
import { askedToWait } from '../actors/askedToWait.ts';
import { failureOf, notProvided } from '../actors/notProvided.ts';

/** Milliseconds between a response and the next request, at first. */
export const POLL_EVERY = 2_000;
/** Factor by which each delay is longer than the one before. */
const POLL_GROWTH = 1.25;
/** Maximum delay in milliseconds. */
export const POLL_AT_MOST = 10_000;
/** Maximum delay after failures in milliseconds, unless `Retry-After` is longer. */
export const POLL_FAILING_AT_MOST = 30_000;

/** The server's state of a payment. */
export type PaymentStatusAnswer = EndpointData<typeof getOrderPaymentStatus>;

export interface PollInput {
  orderId: string;
  isOnline: boolean;
}

export interface PollContext extends PollInput {
  /** Requests since the last event. */
  looks: number;
  /** Failures in a row. */
  failures: number;
  /** `Retry-After` in milliseconds. */
  leaveAlone: number;
}

export type PollEvent =
  /** Something happened: polls at once, and often for a while. */
  | { type: 'poll.now' }
  /** Nothing more is expected. */
  | { type: 'poll.stop' }
  | { type: 'network.changed'; isOnline: boolean };

/** Events to the parent. */
export type PollNews =
  | { type: 'status.told'; status: PaymentStatusAnswer }
  | { type: 'status.failed'; error: ApiError };

/** Returns the milliseconds until the next request. */
export function pollDelay({
  looks,
  failures,
  leaveAlone,
}: Pick<PollContext, 'looks' | 'failures' | 'leaveAlone'>): number {
  if (failures === 0) return Math.min(POLL_AT_MOST, Math.round(POLL_EVERY * POLL_GROWTH ** (looks - 1)));
  return Math.max(leaveAlone, Math.min(POLL_FAILING_AT_MOST, POLL_EVERY * 2 ** (failures - 1)));
}

/** Polls the state of a payment: often at first, then less often, and not without a network. */
export const pollMachine = setup({
  types: {} as { context: PollContext; input: PollInput; events: PollEvent; tags: 'busy' },
  actors: { readStatus: fromPromise<PaymentStatusAnswer, { orderId: string }>(notProvided('readStatus')) },
  guards: {
    isBackOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    isOffline: ({ context }) => !context.isOnline,
  },
  actions: {
    keepNetwork: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
    countLook: assign({ looks: ({ context }) => context.looks + 1, failures: 0 }),
    countFailure: assign({
      failures: ({ context }) => context.failures + 1,
      leaveAlone: (_, { error }: { error: ApiError }) => askedToWait(error),
    }),
    hurry: assign({ looks: 0, failures: 0 }),
    tellStatus: sendParent(
      (_, { status }: { status: PaymentStatusAnswer }): PollNews => ({ type: 'status.told', status }),
    ),
    tellFailure: sendParent((_, { error }: { error: ApiError }): PollNews => ({ type: 'status.failed', error })),
  },
  delays: { untilNextLook: ({ context }) => pollDelay(context) },
}).createMachine({
  id: 'poll',
  context: ({ input }) => ({ ...input, looks: 0, failures: 0, leaveAlone: 0 }),
  initial: 'asking',
  on: {
    'network.changed': { actions: { type: 'keepNetwork', params: ({ event }) => event } },
    // A response in flight is older than this event.
    'poll.now': { target: '.asking', reenter: true, actions: 'hurry' },
    'poll.stop': '.stopped',
  },
  states: {
    asking: {
      tags: 'busy',
      always: { guard: 'isOffline', target: 'paused' },
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'resting',
          actions: ['countLook', { type: 'tellStatus', params: ({ event }) => ({ status: event.output }) }],
        },
        onError: {
          target: 'resting',
          actions: [
            { type: 'countFailure', params: ({ event }) => ({ error: failureOf(event.error) }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: failureOf(event.error) }) },
          ],
        },
      },
    },
    resting: { after: { untilNextLook: 'asking' } },
    paused: {
      on: {
        'network.changed': {
          guard: { type: 'isBackOnline', params: ({ event }) => event },
          target: 'asking',
          actions: [{ type: 'keepNetwork', params: ({ event }) => event }, 'hurry'],
        },
      },
    },
    stopped: {},
  },
});
