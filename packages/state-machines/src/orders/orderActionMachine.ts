import type { ApiError } from '@mallard/domain/errors';
import type { OrderAction } from '@mallard/domain/rules';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { failureOf, notProvided } from '../actors/notProvided.ts';

/** The actions that change an order at the server; the shopper confirms each. */
export type OrderChange = Extract<OrderAction, 'cancel' | 'confirm' | 'delete'>;

export interface OrderActionInput {
  orderId: string;
  action: OrderChange;
}

/** What `runAction` is to do. `reason` is filled for a cancellation. */
export interface OrderChangeRequest extends OrderActionInput {
  reason: string | null;
}

export interface OrderActionContext extends OrderChangeRequest {
  /** Why the server, or the way to it, said no. */
  error: ApiError | null;
  isDone: boolean;
}

export type OrderActionEvent =
  /** The shopper means it. Cancelling needs a reason. */
  | { type: 'order.confirm'; reason?: string }
  /** Once more what failed, with the same reason. */
  | { type: 'order.retry' }
  /** The shopper takes it back, or has read why it failed. */
  | { type: 'order.dismiss' };

/** How it ended: done, or dismissed. */
export interface OrderActionOutput extends OrderActionInput {
  isDone: boolean;
}

/** What the machine asks of the app. */
export interface OrderEffects {
  /** Calls the server. */
  runAction: Effect<unknown, OrderChangeRequest>;
}

/** The machine's actor made of a plain function. */
export function orderActionActors({ runAction }: OrderEffects) {
  return { runAction: fromPromise<unknown, OrderChangeRequest>(runAction) };
}

/** One change of one order, from the question to the outcome. The app provides `runAction`. */
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
    keepReason: assign({ reason: (_, { reason }: { reason: string | undefined }) => reason?.trim() ?? null }),
    keepError: assign({ error: (_, { error }: { error: ApiError }) => error }),
    forgetError: assign({ error: null }),
    markDone: assign({ isDone: true }),
    tellChanged: emit(({ context: { orderId, action } }) => ({ type: 'order.changed', orderId, action }) as const),
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
          actions: { type: 'keepReason', params: ({ event }) => ({ reason: event.reason }) },
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
        onDone: { target: 'done', actions: ['markDone', 'tellChanged'] },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: failureOf(event.error) }) },
        },
      },
    },
    failed: { on: { 'order.retry': 'running', 'order.dismiss': 'dismissed' } },
    done: { type: 'final' },
    dismissed: { type: 'final' },
  },
});
