import type { ApiError } from '@mallard/domain/errors';
import { failureOf } from '../actors/notProvided.ts';
import { authSetup } from './authSetup.ts';

/** Returns the failure of an `onError` event, as params. */
export function failed({ event }: { event: { error: unknown } }): { error: ApiError } {
  return { error: failureOf(event.error) };
}

/** Events that end a session, in every state with a session. */
export const sessionEvents = authSetup.createStateConfig({
  on: {
    'session.expired': {
      guard: { type: 'isCurrentSession', params: ({ event }) => event },
      target: '#auth.signedOut.expired',
      actions: { type: 'endSession', params: ({ event }) => ({ reason: 'expired', redirect: event.path ?? null }) },
    },
    'session.signOut': '#auth.signingOut',
  },
});

const updateOwnProfile = authSetup.createStateConfig({
  on: {
    'user.updated': {
      guard: { type: 'isCurrentSession', params: ({ event }) => ({ userUuid: event.user.id }) },
      actions: { type: 'setUser', params: ({ event }) => event },
    },
  },
});

/** The demo account with sample data. No server has this session, so it ends when one is reachable. */
export const offlineDemo = authSetup.createStateConfig({
  tags: ['known', 'signedIn'],
  on: {
    ...updateOwnProfile.on,
    'session.signOut': {
      target: '#auth.signedOut',
      actions: { type: 'endSession', params: { reason: 'signedOut' } },
    },
    'network.changed': {
      guard: { type: 'isBackOnline', params: ({ event }) => event },
      target: '#auth.signedOut',
      actions: [
        { type: 'setOnline', params: ({ event }) => event },
        { type: 'endSession', params: { reason: 'online' } },
      ],
    },
  },
});

/** There is a session, but its user could not be loaded. */
export const userUnavailable = authSetup.createStateConfig({
  tags: ['known', 'signedIn'],
  on: {
    ...sessionEvents.on,
    'session.retry': '#auth.loadingUser',
    'session.changedElsewhere': '#auth.restoring',
    'network.changed': [
      {
        guard: { type: 'isBackOnline', params: ({ event }) => event },
        target: '#auth.loadingUser',
        actions: { type: 'setOnline', params: ({ event }) => event },
      },
      { actions: { type: 'setOnline', params: ({ event }) => event } },
    ],
  },
});

/** There is a session with a user. Other tabs may change it, and the client may refresh its tokens. */
export const signedIn = authSetup.createStateConfig({
  tags: ['known', 'signedIn'],
  initial: 'settled',
  on: {
    ...sessionEvents.on,
    ...updateOwnProfile.on,
    'session.changedElsewhere': '.rereading',
  },
  states: {
    settled: { on: { 'session.refreshing': 'refreshing' } },
    refreshing: { on: { 'session.refreshed': 'settled', 'session.refreshFailed': 'settled' } },
    rereading: {
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isCurrentSession', params: ({ event }) => ({ userUuid: event.output?.userUuid }) },
            target: 'settled',
          },
          {
            guard: { type: 'hasSession', params: ({ event }) => ({ session: event.output }) },
            target: '#auth.loadingUser',
            actions: {
              type: 'setSession',
              params: ({ event }) => ({ session: event.output, origin: 'restored' }),
            },
          },
          { target: '#auth.signedOut', actions: { type: 'endSession', params: { reason: 'elsewhere' } } },
        ],
        // An unreadable session may still be valid; the next call shows whether it is.
        onError: { target: 'settled', actions: { type: 'setError', params: failed } },
      },
    },
  },
});

/** Ends the session at the server if that responds, and on this device in any case. */
export const signingOut = authSetup.createStateConfig({
  tags: ['busy', 'known', 'signedIn'],
  initial: 'revoking',
  states: {
    revoking: {
      // A server that is down must not keep a user signed in on this device.
      after: { signOutTimeout: 'clearing' },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'clearing',
        onError: { target: 'clearing', actions: { type: 'setError', params: failed } },
      },
    },
    clearing: {
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        input: ({ context }) => ({ userUuid: context.userUuid }),
        onDone: {
          target: '#auth.signedOut',
          actions: { type: 'endSession', params: { reason: 'signedOut' } },
        },
        onError: {
          target: '#auth.signedOut',
          actions: [
            { type: 'endSession', params: { reason: 'signedOut' } },
            { type: 'setError', params: failed },
          ],
        },
      },
    },
  },
});
