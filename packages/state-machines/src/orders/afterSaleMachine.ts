import type { AfterSale } from '@mallard/domain/contract';
import type { InputOf, requestAfterSale } from '@mallard/domain/endpoints';
import type { ApiError } from '@mallard/domain/errors';
import { type AfterSaleAction, allowedAfterSaleActions } from '@mallard/domain/rules';
import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { failureOf, notProvided } from '../actors/notProvided.ts';

/** The content of a request: one order line, quantity, reason and photos. */
export type AfterSaleRequest = InputOf<typeof requestAfterSale>['body'];

/** The part of a request that decides which changes are allowed. */
export type ChangeableAfterSale = Pick<AfterSale, 'id' | 'status' | 'kind'>;

/** One call that changes the returns and refunds of an order. */
export type AfterSaleChange =
  | { type: 'request'; request: AfterSaleRequest }
  | { type: 'withdraw'; id: string }
  | { type: 'ship'; id: string; trackingNumber: string };

export interface AfterSaleContext {
  /** The change that is being confirmed, running or failed. */
  change: AfterSaleChange | null;
  /** Why the change failed. */
  error: ApiError | null;
}

export type AfterSaleEvent =
  /** The shopper submitted the form. */
  | { type: 'request.submit'; request: AfterSaleRequest }
  /** The shopper wants to withdraw a request, and confirms it first. */
  | { type: 'withdraw.ask'; afterSale: ChangeableAfterSale }
  | { type: 'withdraw.confirm' }
  /** The shopper shipped the items of an approved return. */
  | { type: 'ship.submit'; afterSale: ChangeableAfterSale; trackingNumber: string }
  /** Runs the failed change again. */
  | { type: 'change.retry' }
  /** Closes the confirmation or the error. */
  | { type: 'change.dismiss' };

/** Effects that the app provides to the machine. */
export interface AfterSaleEffects {
  /** Calls the server, which responds with the changed request. */
  runChange: Effect<AfterSale, AfterSaleChange>;
}

/**
 * Creates the machine's actors from functions.
 *
 * @example afterSaleMachine.provide({ actors: afterSaleActors({ runChange }) })
 */
export function afterSaleActors({ runChange }: AfterSaleEffects) {
  return { runChange: fromPromise<AfterSale, AfterSaleChange>(runChange) };
}

/** The returns and refunds of one order, with at most one change at a time. The app provides `runChange`. */
export const afterSaleMachine = setup({
  types: {} as {
    context: AfterSaleContext;
    events: AfterSaleEvent;
    /** The server has made the change: reload the order and its requests. */
    emitted: { type: 'afterSale.changed'; change: AfterSaleChange['type']; afterSale: AfterSale };
    tags: 'busy';
  },
  actors: afterSaleActors({ runChange: notProvided('runChange') }),
  guards: {
    isAllowed: (_, { afterSale, action }: { afterSale: ChangeableAfterSale; action: AfterSaleAction }) =>
      allowedAfterSaleActions(afterSale).includes(action),
  },
  actions: {
    setChange: assign({ change: (_, change: AfterSaleChange) => change, error: null }),
    clearError: assign({ error: null }),
    setError: assign({ error: (_, { error }: { error: ApiError }) => error }),
    clear: assign({ change: null, error: null }),
    notify: emit(
      ({ context }, { afterSale }: { afterSale: AfterSale }) =>
        ({ type: 'afterSale.changed', change: context.change?.type ?? 'request', afterSale }) as const,
    ),
  },
}).createMachine({
  id: 'afterSale',
  context: { change: null, error: null },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'request.submit': {
          target: 'running',
          actions: { type: 'setChange', params: ({ event: { request } }) => ({ type: 'request', request }) },
        },
        'withdraw.ask': {
          guard: { type: 'isAllowed', params: ({ event }) => ({ ...event, action: 'withdraw' }) },
          target: 'confirming',
          actions: {
            type: 'setChange',
            params: ({ event: { afterSale } }) => ({ type: 'withdraw', id: afterSale.id }),
          },
        },
        'ship.submit': {
          guard: { type: 'isAllowed', params: ({ event }) => ({ ...event, action: 'ship' }) },
          target: 'running',
          actions: {
            type: 'setChange',
            params: ({ event: { afterSale, trackingNumber } }) => ({ type: 'ship', id: afterSale.id, trackingNumber }),
          },
        },
      },
    },
    confirming: {
      on: { 'withdraw.confirm': 'running', 'change.dismiss': { target: 'ready', actions: 'clear' } },
    },
    running: {
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'runChange',
        src: 'runChange',
        // Every transition to this state sets the change.
        input: ({ context: { change } }) => change as AfterSaleChange,
        onDone: {
          target: 'ready',
          actions: [{ type: 'notify', params: ({ event }) => ({ afterSale: event.output }) }, 'clear'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: failureOf(event.error) }) },
        },
      },
    },
    failed: {
      on: {
        'change.retry': 'running',
        'change.dismiss': { target: 'ready', actions: 'clear' },
        'request.submit': {
          target: 'running',
          actions: { type: 'setChange', params: ({ event: { request } }) => ({ type: 'request', request }) },
        },
        'ship.submit': {
          guard: { type: 'isAllowed', params: ({ event }) => ({ ...event, action: 'ship' }) },
          target: 'running',
          actions: {
            type: 'setChange',
            params: ({ event: { afterSale, trackingNumber } }) => ({ type: 'ship', id: afterSale.id, trackingNumber }),
          },
        },
      },
    },
  },
});

export type AfterSaleSnapshot = SnapshotFrom<typeof afterSaleMachine>;
