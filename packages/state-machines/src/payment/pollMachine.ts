import type { EndpointData, getOrderPaymentStatus } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import { assign, fromPromise, sendParent, setup } from 'xstate';
import { failureOf, notProvided } from '../actors/notProvided.ts';
import { retryAfterMs } from '../actors/retryAfterMs.ts';

/** Milliseconds between a response and the next request, at first. */
export const POLL_DELAY = 2_000;
/** Factor by which each delay is longer than the one before. */
const POLL_GROWTH = 1.25;
/** Maximum delay in milliseconds. */
export const MAX_POLL_DELAY = 10_000;
/** Maximum delay after failures in milliseconds, unless `Retry-After` is longer. */
export const MAX_FAILED_POLL_DELAY = 30_000;

/** The server's state of a payment. */
export type PaymentStatusAnswer = EndpointData<typeof getOrderPaymentStatus>;

export interface PollInput {
  orderId: string;
  isOnline: boolean;
}

export interface PollContext extends PollInput {
  /** Requests since the last event. */
  polls: number;
  /** Failures in a row. */
  failures: number;
  /** `Retry-After` in milliseconds. */
  retryAfter: number;
}

export type PollEvent =
  /** Something happened: polls at once, and often for a while. */
  | { type: 'poll.now' }
  /** Nothing more is expected. */
  | { type: 'poll.stop' }
  | { type: 'network.changed'; isOnline: boolean };

/** Events to the parent. */
export type PollUpdate =
  | { type: 'status.updated'; status: PaymentStatusAnswer }
  | { type: 'status.failed'; error: ApiError };

/** Returns the milliseconds until the next request. */
export function pollDelay({
  polls,
  failures,
  retryAfter,
}: Pick<PollContext, 'polls' | 'failures' | 'retryAfter'>): number {
  if (failures === 0) return Math.min(MAX_POLL_DELAY, Math.round(POLL_DELAY * POLL_GROWTH ** (polls - 1)));
  return Math.max(retryAfter, Math.min(MAX_FAILED_POLL_DELAY, POLL_DELAY * 2 ** (failures - 1)));
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
    setOnline: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
    countCheck: assign({ polls: ({ context }) => context.polls + 1, failures: 0 }),
    countFailure: assign({
      failures: ({ context }) => context.failures + 1,
      retryAfter: (_, { error }: { error: ApiError }) => retryAfterMs(error),
    }),
    resetDelay: assign({ polls: 0, failures: 0 }),
    sendStatus: sendParent(
      (_, { status }: { status: PaymentStatusAnswer }): PollUpdate => ({ type: 'status.updated', status }),
    ),
    sendFailure: sendParent((_, { error }: { error: ApiError }): PollUpdate => ({ type: 'status.failed', error })),
  },
  delays: { nextPoll: ({ context }) => pollDelay(context) },
}).createMachine({
  id: 'poll',
  context: ({ input }) => ({ ...input, polls: 0, failures: 0, retryAfter: 0 }),
  initial: 'polling',
  on: {
    'network.changed': { actions: { type: 'setOnline', params: ({ event }) => event } },
    // A response in flight is older than this event.
    'poll.now': { target: '.polling', reenter: true, actions: 'resetDelay' },
    'poll.stop': '.stopped',
  },
  states: {
    polling: {
      tags: 'busy',
      always: { guard: 'isOffline', target: 'paused' },
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'waiting',
          actions: ['countCheck', { type: 'sendStatus', params: ({ event }) => ({ status: event.output }) }],
        },
        onError: {
          target: 'waiting',
          actions: [
            { type: 'countFailure', params: ({ event }) => ({ error: failureOf(event.error) }) },
            { type: 'sendFailure', params: ({ event }) => ({ error: failureOf(event.error) }) },
          ],
        },
      },
    },
    waiting: { after: { nextPoll: 'polling' } },
    paused: {
      on: {
        'network.changed': {
          guard: { type: 'isBackOnline', params: ({ event }) => event },
          target: 'polling',
          actions: [{ type: 'setOnline', params: ({ event }) => event }, 'resetDelay'],
        },
      },
    },
    stopped: {},
  },
});
