import type { ApiError } from '@mallard/domain/errors';
import { type CartChange, foldCartChange, type QueuedCartChange } from '@mallard/offline/queue';
import { assign, fromPromise, setup } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { failureOf, notProvided } from '../actors/notProvided.ts';

/** Milliseconds to wait after a change of quantity or selection before it is written. */
export const DEBOUNCE_DELAY = 400;

export interface CartLineInput {
  skuUuid: string;
  /** Creates an idempotency key. */
  createKey: () => string;
}

export interface CartLineContext extends CartLineInput {
  /** Pending changes, in this order; the first one may be in flight. */
  intents: readonly QueuedCartChange[];
  error: ApiError | null;
}

/** A shopper's change of a line. */
export interface RequestedChange {
  change: CartChange;
  /** Changes of this line that are queued on the device, which the server may not have. */
  queued: readonly QueuedCartChange[];
}

export type CartLineEvent =
  | ({ type: 'line.change' } & RequestedChange)
  /** Writes debounced changes at once. */
  | { type: 'line.flush' };

/** How it ended; `refused` contains the refused changes. */
export interface CartLineOutput {
  skuUuid: string;
  refused: CartChange | null;
  error: ApiError | null;
}

/** Effects that the app provides to the machine of a line. */
export interface CartLineEffects {
  /**
   * Writes a change of the cart under its key `id`: `submit` of the outbox in `@mallard/offline/queue`, or plain calls.
   * It succeeds when the server has the change or the device has queued it. Before that, send the server's cart to the
   * cart machine as `cart.updated`.
   */
  submit: Effect<void, QueuedCartChange>;
}

/** Creates the machine's actor from a function. */
export function cartLineActors({ submit }: CartLineEffects) {
  return { submit: fromPromise<void, QueuedCartChange>(submit) };
}

/** Returns the first pending write, if there is one. */
function nextWrite({ intents: [first] }: CartLineContext): QueuedCartChange {
  if (!first) throw new RangeError('There is nothing to write.');
  return first;
}

/** Merges a change into the pending writes, which become as few as possible. */
function fold(
  intents: readonly QueuedCartChange[],
  { change, queued, key }: RequestedChange & { key: string },
): QueuedCartChange[] {
  // Queued changes come before new ones, and this machine must not change them.
  const before = queued
    .filter(({ id }) => intents.every((intent) => intent.id !== id))
    .map((intent) => ({ ...intent, isSent: true }));
  return foldCartChange([...before, ...intents], change, key).filter((intent) => !before.includes(intent));
}

/**
 * Writes of one cart line. Changes are debounced, one write is in flight at a time, and the last value wins. Additions
 * and removals are written at once. A refusal ends the machine and drops all further writes. The app provides `submit`.
 */
export const cartLineMachine = setup({
  types: {} as {
    context: CartLineContext;
    input: CartLineInput;
    output: CartLineOutput;
    events: CartLineEvent;
    tags: 'busy';
  },
  actors: cartLineActors({ submit: notProvided('submit') }),
  guards: {
    isEmpty: ({ context }) => context.intents.length === 0,
    isUrgent: ({ context }) => context.intents.some(({ kind }) => kind !== 'set'),
    hasMore: ({ context }) => context.intents.length > 1,
  },
  actions: {
    addIntent: assign({
      intents: ({ context }, requested: RequestedChange) =>
        fold(context.intents, { ...requested, key: context.createKey() }),
    }),
    markSent: assign({
      intents: ({ context }) =>
        context.intents.map((intent, position) => (position === 0 ? { ...intent, isSent: true } : intent)),
    }),
    forgetFirst: assign({ intents: ({ context }) => context.intents.slice(1) }),
    setError: assign({ error: (_, { error }: { error: ApiError }) => error }),
  },
  delays: { debounceDelay: DEBOUNCE_DELAY },
}).createMachine({
  id: 'cartLine',
  context: ({ input }) => ({ ...input, intents: [], error: null }),
  output: ({ context: { skuUuid, error, intents } }) => ({
    skuUuid,
    error,
    refused: (error && intents[0]) ?? null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: { 'line.change': { target: 'choosing', actions: { type: 'addIntent', params: ({ event }) => event } } },
    },
    choosing: {
      always: [
        { guard: 'isEmpty', target: 'written' },
        { guard: 'isUrgent', target: 'writing' },
        { target: 'debouncing' },
      ],
    },
    debouncing: {
      on: {
        'line.change': { target: 'choosing', actions: { type: 'addIntent', params: ({ event }) => event } },
        'line.flush': 'writing',
      },
      after: { debounceDelay: 'writing' },
    },
    writing: {
      tags: 'busy',
      entry: 'markSent',
      on: { 'line.change': { actions: { type: 'addIntent', params: ({ event }) => event } } },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => nextWrite(context),
        onDone: [
          {
            guard: 'hasMore',
            target: 'writing',
            reenter: true,
            actions: 'forgetFirst',
          },
          { target: 'written', actions: 'forgetFirst' },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: failureOf(event.error) }) },
        },
      },
    },
    written: { type: 'final' },
    refused: { type: 'final' },
  },
});
