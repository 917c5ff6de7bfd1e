import { failureOf } from '../actors/notProvided.ts';
import { cartSetup, changesOf } from './cartSetup.ts';

/** The cart of somebody who is signed in: the server's. */
export const shopper = cartSetup.createStateConfig({
  initial: 'reading',
  on: {
    'line.add': { actions: { type: 'change', params: changesOf.one } },
    'line.set': [
      {
        guard: { type: 'isPossible', params: ({ event }) => event },
        actions: { type: 'change', params: changesOf.one },
      },
      {
        guard: { type: 'isShown', params: ({ event }) => event },
        actions: { type: 'tellLimit', params: ({ event }) => event },
      },
    ],
    'line.remove': {
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: [
        { type: 'rememberRemoved', params: ({ event }) => event },
        { type: 'change', params: changesOf.one },
      ],
    },
    'line.restore': {
      guard: { type: 'isRemoved', params: ({ event }) => event },
      actions: [
        { type: 'change', params: changesOf.restore },
        { type: 'forget', params: ({ event }) => event },
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
          {
            guard: { type: 'isMerged', params: ({ event }) => ({ merge: event.output }) },
            target: 'shown',
            actions: [
              { type: 'keepCart', params: ({ event }) => ({ cart: event.output?.cart ?? null }) },
              { type: 'tellMerged', params: ({ event }) => ({ clamped: event.output?.clamped ?? [] }) },
            ],
          },
          { target: 'reading' },
        ],
        onError: {
          target: 'reading',
          actions: { type: 'tellMergeFailed', params: ({ event }) => ({ error: failureOf(event.error) }) },
        },
      },
    },
    reading: {
      tags: 'busy',
      // An answer that is on its way was given before whatever has happened.
      on: { 'cart.changedElsewhere': { target: 'reading', reenter: true } },
      invoke: {
        id: 'readCart',
        src: 'readCart',
        onDone: {
          target: 'shown',
          actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: {
          target: 'unread',
          actions: { type: 'keepError', params: ({ event }) => ({ error: failureOf(event.error) }) },
        },
      },
    },
    unread: {
      on: {
        'cart.refresh': 'reading',
        'network.changed': [
          { guard: { type: 'isBackToMerge', params: ({ event }) => event }, target: 'merging' },
          { guard: { type: 'isOnline', params: ({ event }) => event }, target: 'reading' },
        ],
      },
    },
    shown: {
      tags: 'known',
      on: {
        'cart.refresh': 'rereading',
        'cart.changedElsewhere': 'rereading',
        'network.changed': [
          { guard: { type: 'isBackToMerge', params: ({ event }) => event }, target: 'merging' },
          { guard: { type: 'isOnline', params: ({ event }) => event }, target: 'rereading' },
        ],
      },
    },
    /** Behind the scenes: what is known stays in sight. */
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
          actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: {
          target: 'shown',
          actions: { type: 'keepError', params: ({ event }) => ({ error: failureOf(event.error) }) },
        },
      },
    },
  },
});
