import {
  type Client,
  type ClientOptions,
  createClient,
  type SessionSignal,
  storedSession,
} from '@mallard/domain/client';
import {
  getUserInfo,
  login,
  loginByCode,
  logout,
  register,
  resetPassword,
  type SignedIn,
} from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { createSessionStore, createStore, type StorageLike } from '@mallard/domain/storage';
import { authActors, authMachine, connectionRequired, type SignInAttempt } from '@mallard/state-machines/auth';
import { createActor } from 'xstate';

interface Tab {
  options: Omit<ClientOptions, 'session' | 'onSessionEnded'>;
  /** For sessions that outlive the tab: `openArea(() => window.localStorage)`. */
  localArea: StorageLike | null;
  /** For all others: `openArea(() => window.sessionStorage)`. */
  sessionArea: StorageLike | null;
  /** `broadcastSessionSignal()` */
  signal: SessionSignal;
  /** Returns path and query of the current page. */
  currentPath: () => string;
}

/** Creates a client with its session, which is stored in this browser and shared by all tabs. */
export function openSession({ options, localArea, sessionArea, signal, currentPath }: Tab) {
  const open = (area: StorageLike | null) => createStore({ area, now: Date.now });
  const session = storedSession(createSessionStore({ local: open(localArea), session: open(sessionArea) }), signal);
  const client = createClient({
    ...options,
    session,
    onSessionEnded: ({ userUuid }) => auth.send({ type: 'session.expired', userUuid, path: currentPath() }),
  });
  const actors = authActors({
    readSession: async () => {
      const stored = session.read();
      return stored && { userUuid: stored.userUuid, rememberMe: stored.rememberMe };
    },
    signIn: async ({ input: attempt, signal }) => {
      const { rememberMe } = attempt;
      const tokens = await signInWith(client, attempt, signal);
      session.write({ ...tokens, rememberMe });
      return { userUuid: tokens.userUuid, rememberMe };
    },
    // To use sample data on the device, sign in to `createOfflineBackend` of `@mallard/offline/backend`.
    signInOffline: async () => {
      throw new ApiFailure(connectionRequired);
    },
    register: async ({ input: { rememberMe, ...account }, signal }) => {
      await client.call(register, { body: account }, { signal });
      return { mode: 'password', credentials: account, rememberMe };
    },
    loadUser: ({ signal }) => client.call(getUserInfo, {}, { signal }),
    signOut: async ({ signal }) => {
      await client.call(logout, {}, { signal });
    },
    clearSession: async ({ input: { userUuid } }) => {
      if (session.read()?.userUuid === userUuid) session.clear();
    },
  });
  const auth = createActor(authMachine.provide({ actors }), { input: {} });
  signal.subscribe(() => auth.send({ type: 'session.changedElsewhere' }));
  auth.start();
  return { client, session, auth };
}

/** Calls the endpoint for the mode of an attempt. */
function signInWith(client: Client, { rememberMe, ...attempt }: SignInAttempt, signal: AbortSignal): Promise<SignedIn> {
  switch (attempt.mode) {
    case 'password':
      return client.call(login, { body: { ...attempt.credentials, rememberMe } }, { signal });
    case 'code':
      return client.call(loginByCode, { body: { ...attempt.credentials, rememberMe } }, { signal });
    case 'reset':
      return client.call(resetPassword, { body: { ...attempt.credentials, rememberMe } }, { signal });
  }
}
