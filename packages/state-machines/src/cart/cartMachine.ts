import type { ApiError } from '@mallard/domain/errors';
import type { SnapshotFrom } from 'xstate';
import { failureOf } from '../actors/notProvided.ts';
import { changesOf, type SavedUnits } from './cartContext.ts';
import { cartSetup, emptyContext, refuseInvalidQuantity } from './cartSetup.ts';
import type { GuestMerge } from './mergeReport.ts';

// The declaration of the machine refers to this type, which needs an import here.
export type { Minor } from '@mallard/domain/money';
export type { Effect } from '../actors/effect.ts';
export {
  type CartContext,
  type CartEmitted,
  type CartEvent,
  type CartInput,
  type CartLineActor,
  type ChangeEvent,
  cartOf,
  type DeviceEvent,
  isSettled,
  isUpdating,
  type LineRefusal,
  type LineState,
  lineStateOf,
  type QuantityEvent,
  type RemovedLine,
  type RemovedSavedLine,
  type Requested,
  type ShopperLog,
  unitCountOf,
} from './cartContext.ts';
export * from './cartLineMachine.ts';
export { type CartEffects, cartActors } from './cartSetup.ts';
export type * from './mergeReport.ts';

/** Whether queued changes can be sent, and sending them. */
const connection = cartSetup.createStateConfig({
  initial: 'online',
  states: {
    online: {
      on: {
        'network.changed': { guard: { type: 'isOffline', params: ({ event }) => event }, target: 'offline' },
        'owner.changed': { guard: { type: 'isNewShopper', params: ({ event }) => event }, target: 'replaying' },
        'cart.replay': 'replaying',
      },
      always: { guard: 'hasUnsent', target: 'unsent' },
    },
    offline: {
      on: {
        'network.changed': [
          { guard: { type: 'canReplay', params: ({ event }) => event }, target: 'replaying' },
          { guard: { type: 'isOnline', params: ({ event }) => event }, target: 'online' },
        ],
      },
    },
    replaying: {
      on: {
        'network.changed': { guard: { type: 'isOffline', params: ({ event }) => event }, target: 'offline' },
        'owner.changed': [
          { guard: { type: 'isNewShopper', params: ({ event }) => event }, target: 'replaying', reenter: true },
          { guard: { type: 'isVisitor', params: ({ event }) => event }, target: 'online' },
        ],
      },
      invoke: {
        id: 'replay',
        src: 'replay',
        onDone: { target: 'online', actions: { type: 'emitReplayed', params: ({ event }) => event.output } },
        onError: {
          target: 'online',
          actions: { type: 'setError', params: failed },
        },
      },
    },
    /** Changes wait although there is a network: in flight, or without a response. */
    unsent: {
      on: {
        'network.changed': { guard: { type: 'isOffline', params: ({ event }) => event }, target: 'offline' },
        'owner.changed': [
          { guard: { type: 'isNewShopper', params: ({ event }) => event }, target: 'replaying' },
          { guard: { type: 'isVisitor', params: ({ event }) => event }, target: 'online' },
        ],
        'cart.replay': 'replaying',
      },
      always: { guard: 'hasNoUnsent', target: 'online' },
      after: { replayAgain: { actions: 'replay' } },
    },
  },
});

/** Returns the failure of an `onError` event, as params. */
function failed({ event }: { event: { error: unknown } }): { error: ApiError } {
  return { error: failureOf(event.error) };
}

function merged({ event }: { event: { output: GuestMerge | null } }): { merge: GuestMerge | null } {
  return { merge: event.output };
}

const finishMerge = [
  'forgetMergeError',
  {
    type: 'setCart',
    params: ({ event }: { event: { output: GuestMerge | null } }) => ({ cart: event.output?.cart ?? null }),
  },
  { type: 'reportMerge', params: merged },
] as const;

/** Moves a saved line to the cart, or emits why no unit fits. */
const moveSaved = [
  {
    guard: { type: 'canMove', params: ({ event }: { event: SavedUnits }) => event },
    actions: [
      { type: 'emitMoved', params: ({ event }: { event: SavedUnits }) => event },
      { type: 'change', params: changesOf.moveSaved },
    ],
  },
  {
    guard: { type: 'isSaved', params: ({ event }: { event: SavedUnits }) => event },
    actions: { type: 'emitNotMoved', params: ({ event }: { event: SavedUnits }) => event },
  },
] as const;
const failMerge = { type: 'failMerge', params: failed } as const;

/** The cart of a signed-in user: the server's. */
const shopper = cartSetup.createStateConfig({
  initial: 'reading',
  on: {
    'line.add': [refuseInvalidQuantity, { actions: { type: 'change', params: changesOf.one } }],
    'line.set': [
      refuseInvalidQuantity,
      {
        guard: { type: 'isPossible', params: ({ event }) => event },
        actions: { type: 'change', params: changesOf.one },
      },
      {
        guard: { type: 'isShown', params: ({ event }) => event },
        actions: { type: 'emitLimit', params: ({ event }) => event },
      },
    ],
    'line.remove': {
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: [
        { type: 'setRemoved', params: ({ event }) => event },
        { type: 'change', params: changesOf.one },
      ],
    },
    'line.restore': {
      guard: { type: 'isRemoved', params: ({ event }) => event },
      actions: [
        { type: 'restorePosition', params: ({ event }) => event },
        { type: 'change', params: changesOf.restore },
        { type: 'forget', params: ({ event }) => event },
      ],
    },
    'line.save': {
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: [
        { type: 'setSaved', params: ({ event }) => event },
        { type: 'change', params: changesOf.save },
      ],
    },
    'saved.move': moveSaved,
    'line.unsave': moveSaved,
    'saved.remove': {
      guard: { type: 'isSaved', params: ({ event }) => event },
      actions: [
        { type: 'setRemovedSaved', params: ({ event }) => event },
        { type: 'change', params: changesOf.removeSaved },
      ],
    },
    'saved.restore': {
      guard: { type: 'isSavedRestorable', params: ({ event }) => event },
      actions: [
        { type: 'change', params: changesOf.restoreSaved },
        { type: 'endSavedUndo', params: ({ event }) => event },
      ],
    },
    'lines.remove': { actions: { type: 'change', params: changesOf.remove } },
    'lines.select': { actions: { type: 'change', params: changesOf.select } },
  },
  states: {
    merging: {
      tags: 'busy',
      invoke: {
        id: 'mergeGuestCart',
        src: 'mergeGuestCart',
        input: ({ context }) => ({ userUuid: context.userUuid ?? '' }),
        onDone: [
          { guard: { type: 'isMerged', params: merged }, target: 'shown', actions: finishMerge },
          { target: 'reading', actions: 'forgetMergeError' },
        ],
        onError: { target: 'reading', actions: failMerge },
      },
    },
    reading: {
      tags: 'busy',
      // A response in flight is older than this change.
      on: { 'cart.changedElsewhere': { target: 'reading', reenter: true } },
      invoke: {
        id: 'readCart',
        src: 'readCart',
        onDone: {
          target: 'shown',
          actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'setError', params: failed },
        },
      },
    },
    unavailable: {
      on: {
        'cart.refresh': [{ guard: 'hasGuestLines', target: 'merging' }, { target: 'reading' }],
        'cart.replay': { guard: 'canMerge', target: 'merging' },
        'network.changed': [
          { guard: { type: 'canMergeOnline', params: ({ event }) => event }, target: 'merging' },
          { guard: { type: 'isOnline', params: ({ event }) => event }, target: 'reading' },
        ],
      },
    },
    shown: {
      tags: 'known',
      on: {
        'cart.refresh': [{ guard: 'hasGuestLines', target: 'remerging' }, { target: 'rereading' }],
        'cart.replay': { guard: 'canMerge', target: 'remerging' },
        // Another tab may have merged the same lines.
        'cart.changedElsewhere': [{ guard: 'canMerge', target: 'remerging' }, { target: 'rereading' }],
        'network.changed': [
          { guard: { type: 'canMergeOnline', params: ({ event }) => event }, target: 'remerging' },
          { guard: { type: 'isOnline', params: ({ event }) => event }, target: 'rereading' },
        ],
      },
    },
    /** In the background: the cart stays visible. */
    remerging: {
      tags: ['known', 'busy'],
      invoke: {
        id: 'remergeGuestCart',
        src: 'mergeGuestCart',
        input: ({ context }) => ({ userUuid: context.userUuid ?? '' }),
        onDone: [
          { guard: { type: 'isMerged', params: merged }, target: 'shown', actions: finishMerge },
          { target: 'rereading', actions: 'forgetMergeError' },
        ],
        onError: { target: 'rereading', actions: failMerge },
      },
    },
    /** In the background: the cart stays visible. */
    rereading: {
      tags: ['known', 'busy'],
      on: {
        'cart.refresh': { target: 'rereading', reenter: true },
        'cart.changedElsewhere': { target: 'rereading', reenter: true },
      },
      invoke: {
        id: 'rereadCart',
        src: 'readCart',
        onDone: {
          target: 'shown',
          actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: {
          target: 'shown',
          actions: { type: 'setError', params: failed },
        },
      },
    },
  },
});

/**
 * The cart of the signed-in shopper. Changes of a line show at once. A child machine writes them, and they are reverted
 * with a reason if the server refuses them. Signing in merges the guest cart, which the app changes itself. Changes that
 * could not be sent are sent when the server is reachable again. The app provides the actors.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input: { createKey, cachedProductOf = () => undefined } }) => ({
    createKey,
    cachedProductOf,
    ...emptyContext,
    userUuid: undefined,
    guestLines: [],
    log: null,
  }),
  type: 'parallel',
  invoke: { id: 'device', src: 'device' },
  on: {
    'guest.changed': { actions: { type: 'setGuestLines', params: ({ event }) => event } },
    'intents.changed': { actions: { type: 'setLog', params: ({ event }) => event } },
    'cart.updated': { actions: { type: 'setCart', params: ({ event }) => event } },
    'line.forget': { actions: { type: 'forget', params: ({ event }) => event } },
    'cart.flush': { actions: 'flushLines' },
    'merge.dismiss': { actions: 'dismissMerge' },
    'xstate.done.actor.line.*': { actions: { type: 'finishLine', params: ({ event }) => event.output } },
  },
  states: {
    owner: {
      initial: 'unknown',
      on: {
        'owner.changed': [
          { guard: { type: 'isSameOwner', params: ({ event }) => event } },
          {
            guard: { type: 'isVisitor', params: ({ event }) => event },
            target: '.visitor',
            actions: { type: 'setOwner', params: ({ event }) => event },
          },
          {
            guard: 'hasGuestLines',
            target: '.shopper.merging',
            actions: { type: 'setOwner', params: ({ event }) => event },
          },
          { target: '.shopper', actions: { type: 'setOwner', params: ({ event }) => event } },
        ],
      },
      states: {
        unknown: {},
        /** A guest: the cart is on the device. */
        visitor: {},
        shopper,
      },
    },
    connection,
  },
});

export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
