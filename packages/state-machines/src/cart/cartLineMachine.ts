import type { Cart } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import { type CartChange, foldChange, type Intent, isSavedChange } from '@mallard/offline/queue';
import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { failureOf, notProvided } from '../actors/notProvided.ts';

/** Milliseconds that a line rests after a change of its quantity or selection, before it is written. */
export const REST_FOR = 400;

/** One write of one line. */
export interface LineWrite {
  /** Its idempotency key. */
  id: string;
  change: CartChange;
}

export interface CartLineInput {
  skuUuid: string;
  /** Makes an idempotency key. */
  createKey: () => string;
}

export interface CartLineContext extends CartLineInput {
  /** What is to be written, in this order; the first one may be on its way. */
  intents: readonly Intent[];
  error: ApiError | null;
}

/** What the shopper does to a line. */
export interface WantedChange {
  change: CartChange;
  /** What the device keeps of this line for later, which the server may not know. */
  kept: readonly Intent[];
}

export type CartLineEvent =
  | ({ type: 'line.change' } & WantedChange)
  /** Writes at once what rests. */
  | { type: 'line.flush' };

/** The server's cart after a write, for the parent; `null` where the change is kept for later. */
export interface CartLineNews {
  type: 'line.answered';
  cart: Cart | null;
}

/** How it ended; `refused` is what the server would not do. */
export interface CartLineOutput {
  skuUuid: string;
  refused: CartChange | null;
  error: ApiError | null;
}

/** What a line's machine asks of the app. */
export interface CartLineEffects {
  /**
   * Writes a change of the cart, under the key `id`: `submit` of the outbox in `@mallard/offline/queue`, or plain calls.
   *
   * @returns the cart after it; `null` where the change is kept on the device for later
   */
  submit: Effect<Cart | null, LineWrite>;
}

/** The machine's actor made of a plain function. */
export function cartLineActors({ submit }: CartLineEffects) {
  return { submit: fromPromise<Cart | null, LineWrite>(submit) };
}

/** An intent in the app's terms. */
function toChange(intent: Intent): CartChange {
  if (intent.kind === 'favorite') throw new TypeError('A heart is no line of a cart.');
  if (isSavedChange(intent)) {
    const { id: _id, isSent: _isSent, sentAt: _sentAt, ...change } = intent;
    return change;
  }
  const { skuUuid } = intent;
  if (intent.kind === 'add') {
    const { quantity, isSelected, product } = intent;
    return { kind: 'add', skuUuid, quantity, isSelected, ...(product && { product }) };
  }
  const { lineId } = intent;
  if (intent.kind === 'remove') return { kind: 'remove', skuUuid, lineId };
  const { quantity, isSelected } = intent;
  const wanted = { ...(quantity !== undefined && { quantity }), ...(isSelected !== undefined && { isSelected }) };
  return { kind: 'set', skuUuid, lineId, ...wanted };
}

/** The first of the writes, where there is one. */
function nextWrite({ intents: [first] }: CartLineContext): LineWrite {
  if (!first) throw new RangeError('There is nothing to write.');
  return { id: first.id, change: toChange(first) };
}

/** What is to be written after a change, as little as can say it. */
function fold(intents: readonly Intent[], { change, kept, key }: WantedChange & { key: string }): Intent[] {
  // What the device keeps goes before whatever is new, and is not this machine's to change.
  const before = kept
    .filter(({ id }) => intents.every((intent) => intent.id !== id))
    .map((intent) => ({ ...intent, isSent: true }));
  return foldChange([...before, ...intents], change, key).filter((intent) => !before.includes(intent));
}

/**
 * The writes of one cart line: taps are gathered until the line rests, one write is on its way at a time, and the last value
 * wins. Whatever is added or removed is written at once. A refusal ends it, with everything that was to follow. The app
 * provides `submit`.
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
    foldIn: assign({
      intents: ({ context }, wanted: WantedChange) => fold(context.intents, { ...wanted, key: context.createKey() }),
    }),
    markSent: assign({
      intents: ({ context }) =>
        context.intents.map((intent, place) => (place === 0 ? { ...intent, isSent: true } : intent)),
    }),
    forgetFirst: assign({ intents: ({ context }) => context.intents.slice(1) }),
    keepError: assign({ error: (_, { error }: { error: ApiError }) => error }),
    tellCart: sendParent((_, { cart }: Pick<CartLineNews, 'cart'>): CartLineNews => ({ type: 'line.answered', cart })),
  },
  delays: { restFor: REST_FOR },
}).createMachine({
  id: 'cartLine',
  context: ({ input }) => ({ ...input, intents: [], error: null }),
  output: ({ context: { skuUuid, error, intents } }) => ({
    skuUuid,
    error,
    refused: error && intents[0] ? toChange(intents[0]) : null,
  }),
  initial: 'idle',
  states: {
    idle: { on: { 'line.change': { target: 'choosing', actions: { type: 'foldIn', params: ({ event }) => event } } } },
    choosing: {
      always: [
        { guard: 'isEmpty', target: 'written' },
        { guard: 'isUrgent', target: 'writing' },
        { target: 'resting' },
      ],
    },
    resting: {
      on: {
        'line.change': { target: 'choosing', actions: { type: 'foldIn', params: ({ event }) => event } },
        'line.flush': 'writing',
      },
      after: { restFor: 'writing' },
    },
    writing: {
      tags: 'busy',
      entry: 'markSent',
      on: { 'line.change': { actions: { type: 'foldIn', params: ({ event }) => event } } },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => nextWrite(context),
        onDone: [
          {
            guard: 'hasMore',
            target: 'writing',
            reenter: true,
            actions: ['forgetFirst', { type: 'tellCart', params: ({ event }) => ({ cart: event.output }) }],
          },
          {
            target: 'written',
            actions: ['forgetFirst', { type: 'tellCart', params: ({ event }) => ({ cart: event.output }) }],
          },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'keepError', params: ({ event }) => ({ error: failureOf(event.error) }) },
        },
      },
    },
    written: { type: 'final' },
    refused: { type: 'final' },
  },
});
