import type { UserInfo } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { notProvided } from '../actors/notProvided.ts';
import { authActors } from './authActors.ts';
import type {
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthInput,
  AuthTag,
  SessionEnd,
  SessionOrigin,
  SignInAttempt,
  StoredSession,
} from './authTypes.ts';

/** Milliseconds that signing out waits for the server. Short, so that all tabs end within a second. */
export const SIGN_OUT_TIMEOUT = 300;

/** Error for every account except the demo account when signing in without a network. */
export const connectionRequired: ApiError = { kind: 'Network', code: 'CONNECTION_REQUIRED' };
const sessionExpired: ApiError = { kind: 'Unauthorized', code: 'UNAUTHORIZED' };

/** Session fields of the context, without a session. */
export const noSession = { user: null, userUuid: null, rememberMe: false, origin: null } as const;

function isUnreachable({ kind }: ApiError): boolean {
  return kind === 'Network' || kind === 'Timeout';
}

function isDemo(session: StoredSession | null): boolean {
  return session?.isDemo === true && !!session.user;
}

/**
 * All types, actors, guards and actions of the chart in `authMachine.ts`. The app provides every actor; each rejects
 * with an `ApiFailure`.
 */
export const authSetup = setup({
  types: {} as {
    context: AuthContext;
    input: AuthInput;
    events: AuthEvent;
    emitted: AuthEmitted;
    tags: AuthTag;
  },
  actors: authActors({
    readSession: notProvided('readSession'),
    signIn: notProvided('signIn'),
    signInOffline: notProvided('signInOffline'),
    register: notProvided('register'),
    loadUser: notProvided('loadUser'),
    signOut: notProvided('signOut'),
    clearSession: notProvided('clearSession'),
  }),
  guards: {
    isOffline: ({ context }) => context.isOnline === false,
    isDemoOffline: ({ context }, { attempt }: { attempt: SignInAttempt }) =>
      context.isOnline === false &&
      attempt.mode === 'password' &&
      attempt.credentials.username === context.demoUsername,
    isBackOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    hasSession: (_, { session }: { session: StoredSession | null }) => session !== null,
    isDemoSession: (_, { session }: { session: StoredSession | null }) => isDemo(session),
    isDemoOver: ({ context }, { session }: { session: StoredSession | null }) =>
      context.isOnline === true && isDemo(session),
    isCurrentSession: ({ context }, { userUuid }: { userUuid: string | undefined }) => userUuid === context.userUuid,
    isUnauthorized: (_, { error }: { error: ApiError }) => error.kind === 'Unauthorized',
    hasCachedUser: ({ context }, { error }: { error: ApiError }) => context.user !== null && isUnreachable(error),
  },
  actions: {
    setSession: enqueueActions(
      ({ context, enqueue }, { session, origin }: { session: StoredSession | null; origin: SessionOrigin }) => {
        if (session === null) return;
        if (context.userUuid !== null && context.userUuid !== session.userUuid)
          enqueue.emit({ type: 'session.ended', reason: 'elsewhere', redirect: null });
        const { userUuid, rememberMe, user = null } = session;
        // Reading its own new session from storage must not turn `signIn` into `restored`.
        const since = context.userUuid === userUuid && context.origin !== null ? context.origin : origin;
        enqueue.assign({ userUuid, rememberMe, user, origin: since, error: null });
      },
    ),
    startSession: enqueueActions(({ context, enqueue }, params: { user: UserInfo | null; origin?: SessionOrigin }) => {
      const user = params.user ?? context.user;
      const origin = params.origin ?? context.origin ?? 'restored';
      if (user === null) return;
      enqueue.assign({ user, userUuid: context.userUuid ?? user.id, origin, error: null, redirect: null });
      enqueue.emit({ type: 'session.started', user, origin });
    }),
    endSession: enqueueActions(
      ({ context, enqueue }, { reason, redirect = null }: { reason: SessionEnd; redirect?: string | null }) => {
        if (context.userUuid !== null) enqueue.emit({ type: 'session.ended', reason, redirect });
        enqueue.assign({ ...noSession, redirect, error: reason === 'expired' ? sessionExpired : null });
      },
    ),
    setUser: assign({ user: (_, { user }: { user: UserInfo }) => user }),
    setError: assign({ error: (_, { error }: { error: ApiError }) => error }),
    forgetError: assign({ error: null }),
    setOnline: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
    emitRegistered: emit({ type: 'session.registered' }),
  },
  delays: { signOutTimeout: SIGN_OUT_TIMEOUT },
});
