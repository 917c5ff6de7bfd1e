import type { ApiError } from '@mallard/domain/errors';
import type { OrderAction } from '@mallard/domain/rules';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { failureOf, notProvided } from '../actors/notProvided.ts';

/** Actions that change an order at the server, each with a confirmation. */
export type OrderChange = Extract<OrderAction, 'cancel' | 'confirm' | 'delete'>;

export interface OrderActionInput {
  orderId: string;
  action: OrderChange;
}

/** Input of `runAction`. `reason` is set for a cancellation. */
export interface OrderChangeRequest extends OrderActionInput {
  reason: string | null;
}

export interface OrderActionContext extends OrderChangeRequest {
  /** Why the request failed. */
  error: ApiError | null;
  isDone: boolean;
}

export type OrderActionEvent =
  /** The shopper confirmed. Cancelling needs a reason. */
  | { type: 'order.confirm'; reason?: string }
  /** Repeats the failed request, with the same reason. */
  | { type: 'order.retry' }
  /** Closes the confirmation or the error. */
  | { type: 'order.dismiss' };

/** The outcome: done, or dismissed. */
export interface OrderActionOutput extends OrderActionInput {
  isDone: boolean;
}

/** Effects that the app provides to the machine. */
export interface OrderEffects {
  /** Calls the server. */
  runAction: Effect<unknown, OrderChangeRequest>;
}

/** Creates the machine's actor from a function. */
export function orderActionActors({ runAction }: OrderEffects) {
  return { runAction: fromPromise<unknown, OrderChangeRequest>(runAction) };
}

/** One change of one order, from the confirmation to the outcome. The app provides `runAction`. */
export const orderActionMachine = setup({
  types: {} as {
    context: OrderActionContext;
    input: OrderActionInput;
    output: OrderActionOutput;
    events: OrderActionEvent;
    emitted: { type: 'order.changed' } & OrderActionInput;
    tags: 'busy';
  },
  actors: orderActionActors({ runAction: notProvided('runAction') }),
  guards: {
    hasReason: ({ context }, { reason }: { reason: string | undefined }) =>
      context.action !== 'cancel' || (reason !== undefined && reason.trim() !== ''),
  },
  actions: {
    setReason: assign({ reason: (_, { reason }: { reason: string | undefined }) => reason?.trim() ?? null }),
    setError: assign({ error: (_, { error }: { error: ApiError }) => error }),
    forgetError: assign({ error: null }),
    markDone: assign({ isDone: true }),
    emitChanged: emit(({ context: { orderId, action } }) => ({ type: 'order.changed', orderId, action }) as const),
  },
}).createMachine({
  id: 'orderAction',
  context: ({ input }) => ({ ...input, reason: null, error: null, isDone: false }),
  output: ({ context: { orderId, action, isDone } }) => ({ orderId, action, isDone }),
  initial: 'confirming',
  states: {
    confirming: {
      on: {
        'order.confirm': {
          guard: { type: 'hasReason', params: ({ event }) => ({ reason: event.reason }) },
          target: 'running',
          actions: { type: 'setReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'order.dismiss': 'dismissed',
      },
    },
    running: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'runAction',
        src: 'runAction',
        input: ({ context: { orderId, action, reason } }) => ({ orderId, action, reason }),
        onDone: { target: 'done', actions: ['markDone', 'emitChanged'] },
        onError: {
          target: 'failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: failureOf(event.error) }) },
        },
      },
    },
    failed: { on: { 'order.retry': 'running', 'order.dismiss': 'dismissed' } },
    done: { type: 'final' },
    dismissed: { type: 'final' },
  },
});
