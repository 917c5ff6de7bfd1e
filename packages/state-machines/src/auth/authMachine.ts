import { assertEvent, type SnapshotFrom } from 'xstate';
import { authSetup, connectionRequired, noSession } from './authSetup.ts';
import type { AuthEvent, SignInAttempt } from './authTypes.ts';
import { failed, offlineDemo, sessionEvents, signedIn, signingOut, userUnavailable } from './sessionStates.ts';

export type { Effect } from '../actors/effect.ts';
export { type AuthEffects, authActors } from './authActors.ts';
export { connectionRequired, SIGN_OUT_TIMEOUT } from './authSetup.ts';
export type * from './authTypes.ts';

/** Returns the sign-in attempt of an event: the shopper's own, or the one that follows a registration. */
function attemptOf(event: AuthEvent | { type: 'xstate.done.actor.register'; output: SignInAttempt }): SignInAttempt {
  if (event.type === 'xstate.done.actor.register') return event.output;
  assertEvent(event, 'session.signIn');
  const { type: _, ...attempt } = event;
  return attempt;
}

/**
 * Whether a user is signed in, and who. The client stores and refreshes tokens and sends events about them. The context
 * never contains a password, a code or a token.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => ({
    ...noSession,
    error: null,
    redirect: null,
    isOnline: input.isOnline ?? null,
    demoUsername: input.demoUsername ?? 'demo',
  }),
  initial: 'restoring',
  on: {
    'network.changed': { actions: { type: 'setOnline', params: ({ event }) => event } },
  },
  states: {
    restoring: {
      tags: 'busy',
      on: { 'session.changedElsewhere': { target: 'restoring', reenter: true } },
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isDemoOver', params: ({ event }) => ({ session: event.output }) },
            target: 'signedOut',
            actions: [
              { type: 'setSession', params: ({ event }) => ({ session: event.output, origin: 'restored' }) },
              { type: 'endSession', params: { reason: 'online' } },
            ],
          },
          {
            guard: { type: 'isDemoSession', params: ({ event }) => ({ session: event.output }) },
            target: 'offlineDemo',
            actions: {
              type: 'startSession',
              params: ({ event }) => ({ user: event.output?.user ?? null, origin: 'restored' }),
            },
          },
          {
            guard: { type: 'hasSession', params: ({ event }) => ({ session: event.output }) },
            target: 'loadingUser',
            actions: { type: 'setSession', params: ({ event }) => ({ session: event.output, origin: 'restored' }) },
          },
          { target: 'signedOut', actions: { type: 'endSession', params: { reason: 'elsewhere' } } },
        ],
        // A device without storage has no session.
        onError: { target: 'signedOut', actions: { type: 'setError', params: failed } },
      },
    },
    signedOut: {
      tags: 'known',
      initial: 'idle',
      on: {
        'session.signIn': [
          {
            guard: { type: 'isDemoOffline', params: ({ event }) => ({ attempt: event }) },
            target: 'signingInOffline',
          },
          {
            guard: 'isOffline',
            target: '.refused',
            actions: { type: 'setError', params: { error: connectionRequired } },
          },
          { target: 'signingIn' },
        ],
        'session.register': [
          {
            guard: 'isOffline',
            target: '.refused',
            actions: { type: 'setError', params: { error: connectionRequired } },
          },
          { target: 'registering' },
        ],
        'session.changedElsewhere': 'rereading',
        'error.dismiss': { target: '.idle', actions: 'forgetError' },
      },
      states: {
        idle: {},
        refused: {},
        expired: {},
        last: { type: 'history' },
      },
    },
    /** Signed out, but another tab changed the stored session. */
    rereading: {
      tags: 'known',
      on: { 'session.changedElsewhere': { target: 'rereading', reenter: true } },
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'hasSession', params: ({ event }) => ({ session: event.output }) },
            target: 'loadingUser',
            actions: { type: 'setSession', params: ({ event }) => ({ session: event.output, origin: 'restored' }) },
          },
          { target: 'signedOut.last' },
        ],
        onError: { target: 'signedOut.last', actions: { type: 'setError', params: failed } },
      },
    },
    registering: {
      tags: ['busy', 'known'],
      entry: 'forgetError',
      on: { 'session.cancel': 'signedOut' },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'session.register');
          const { type: _, ...registration } = event;
          return registration;
        },
        onDone: { target: 'signingIn', actions: 'emitRegistered' },
        onError: { target: 'signedOut.refused', actions: { type: 'setError', params: failed } },
      },
    },
    signingIn: {
      tags: ['busy', 'known'],
      entry: 'forgetError',
      on: { 'session.cancel': 'signedOut' },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => attemptOf(event),
        onDone: {
          target: 'loadingUser',
          actions: { type: 'setSession', params: ({ event }) => ({ session: event.output, origin: 'signIn' }) },
        },
        onError: { target: 'signedOut.refused', actions: { type: 'setError', params: failed } },
      },
    },
    signingInOffline: {
      tags: ['busy', 'known'],
      entry: 'forgetError',
      on: {
        'session.cancel': 'signedOut',
        'network.changed': {
          guard: { type: 'isBackOnline', params: ({ event }) => event },
          target: 'signedOut',
          actions: { type: 'setOnline', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'signInOffline',
        src: 'signInOffline',
        input: ({ event }) => attemptOf(event),
        onDone: {
          target: 'offlineDemo',
          actions: { type: 'startSession', params: ({ event }) => ({ user: event.output, origin: 'demo' }) },
        },
        onError: { target: 'signedOut.refused', actions: { type: 'setError', params: failed } },
      },
    },
    loadingUser: {
      tags: 'busy',
      on: {
        ...sessionEvents.on,
        'session.changedElsewhere': 'restoring',
      },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: ({ context }) => ({ userUuid: context.userUuid }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'startSession', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isUnauthorized', params: failed },
            target: 'signedOut.expired',
            actions: { type: 'endSession', params: { reason: 'expired' } },
          },
          {
            guard: { type: 'hasCachedUser', params: failed },
            target: 'signedIn',
            actions: { type: 'startSession', params: { user: null } },
          },
          { target: 'userUnavailable', actions: { type: 'setError', params: failed } },
        ],
      },
    },
    userUnavailable,
    signedIn,
    signingOut,
    offlineDemo,
  },
});

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** Returns whether it is decided if a user is signed in. A guard waits for it; server rendering starts without it. */
export function isSessionKnown(snapshot: AuthSnapshot): boolean {
  return snapshot.hasTag('known');
}

/** Returns whether there is a session, including that of the offline demo. */
export function isSignedIn(snapshot: AuthSnapshot): boolean {
  return snapshot.hasTag('signedIn');
}
