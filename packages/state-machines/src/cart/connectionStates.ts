import { failureOf } from '../actors/notProvided.ts';
import { cartSetup } from './cartSetup.ts';

/** Whether queued changes can be sent, and sending them. */
export const connection = cartSetup.createStateConfig({
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
          actions: { type: 'setError', params: ({ event }) => ({ error: failureOf(event.error) }) },
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
