import type { UserInfo } from '@mallard/domain/contract';
import { fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import type { Registration, SignInAttempt, StoredSession } from './authTypes.ts';

/** Effects that the app provides to the auth machine. */
export interface AuthEffects {
  /** Reads the session stored on this device, or `null`. In a tab with the offline demo, reads the demo's session. */
  readSession: Effect<StoredSession | null>;
  /** Signs in at the server and stores the session. */
  signIn: Effect<StoredSession, SignInAttempt>;
  /** Signs in the demo account with sample data. Stores the session for this tab only. */
  signInOffline: Effect<UserInfo, SignInAttempt>;
  /** Creates an account. Returns the attempt that signs it in. */
  register: Effect<SignInAttempt, Registration>;
  /** Loads the session's user from the server. */
  loadUser: Effect<UserInfo, { userUuid: string | null }>;
  /** Ends the session at the server. May fail. */
  signOut: Effect<void>;
  /** Removes this user's session from the device. Does not touch another user's. */
  clearSession: Effect<void, { userUuid: string | null }>;
}

/**
 * Creates the machine's actors from async functions.
 *
 * @example authMachine.provide({ actors: authActors({ readSession, signIn, signInOffline, register, loadUser, signOut,
 *   clearSession }) })
 */
export function authActors(effects: AuthEffects) {
  return {
    readSession: fromPromise<StoredSession | null>(effects.readSession),
    signIn: fromPromise<StoredSession, SignInAttempt>(effects.signIn),
    signInOffline: fromPromise<UserInfo, SignInAttempt>(effects.signInOffline),
    register: fromPromise<SignInAttempt, Registration>(effects.register),
    loadUser: fromPromise<UserInfo, { userUuid: string | null }>(effects.loadUser),
    signOut: fromPromise<void>(effects.signOut),
    clearSession: fromPromise<void, { userUuid: string | null }>(effects.clearSession),
  };
}
