import type { ApiError } from '@mallard/domain/errors';
import { failureOf } from '../actors/notProvided.ts';
import { changesOf } from './cartChanges.ts';
import { cartSetup, refuseInvalidQuantity } from './cartSetup.ts';
import type { GuestMerge } from './mergeReport.ts';
import type { SavedUnits } from './optimisticCart.ts';

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
export const shopper = cartSetup.createStateConfig({
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
