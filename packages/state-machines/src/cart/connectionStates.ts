import { failureOf } from '../actors/notProvided.ts';
import { cartSetup } from './cartSetup.ts';
import type { CartEvent } from './cartTypes.ts';

/** Keeps what the device tells of a log. */
export const keepLog = {
  type: 'keepLog',
  params: ({ event }: { event: Extract<CartEvent, { type: 'intents.changed' }> }) => event,
} as const;

/** Whether what is kept on the device can be sent, and is. */
export const connection = cartSetup.createStateConfig({
  initial: 'online',
  states: {
    online: {
      on: {
        'network.changed': { guard: { type: 'isOffline', params: ({ event }) => event }, target: 'offline' },
        'owner.changed': { guard: { type: 'isNewShopper', params: ({ event }) => event }, target: 'replaying' },
        'intents.changed': [
          { guard: { type: 'isLeft', params: ({ event }) => event }, target: 'behind', actions: keepLog },
          { actions: keepLog },
        ],
        'cart.replay': 'replaying',
      },
    },
    offline: {
      on: {
        'network.changed': [
          { guard: { type: 'isBackToReplay', params: ({ event }) => event }, target: 'replaying' },
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
        onDone: [
          {
            guard: 'isStillLeft',
            target: 'behind',
            actions: { type: 'tellReplayed', params: ({ event }) => event.output },
          },
          { target: 'online', actions: { type: 'tellReplayed', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'behind',
          actions: { type: 'keepError', params: ({ event }) => ({ error: failureOf(event.error) }) },
        },
      },
    },
    /** Something waits although there is a network: a write on its way, or one that the server did not answer. */
    behind: {
      on: {
        'network.changed': { guard: { type: 'isOffline', params: ({ event }) => event }, target: 'offline' },
        'owner.changed': [
          { guard: { type: 'isNewShopper', params: ({ event }) => event }, target: 'replaying' },
          { guard: { type: 'isVisitor', params: ({ event }) => event }, target: 'online' },
        ],
        'intents.changed': [
          { guard: { type: 'isLeft', params: ({ event }) => event }, actions: keepLog },
          { target: 'online', actions: keepLog },
        ],
        'cart.replay': 'replaying',
      },
      after: { replayAgain: 'replaying' },
    },
  },
});
