import type { UserInfo } from '@mallard/domain/contract';
import { fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import type { HeldSession, Registration, SignInAttempt } from './authTypes.ts';

/** What the auth machine asks of the app. */
export interface AuthEffects {
  /** The session kept on this device, or `null`; where the tab was in the offline demo, that one. */
  readSession: Effect<HeldSession | null>;
  /** Signs in at the server and stores the session. */
  signIn: Effect<HeldSession, SignInAttempt>;
  /** Signs the demo account in on sample data; what it stores is its tab's alone. */
  signInOffline: Effect<UserInfo, SignInAttempt>;
  /** Makes an account; answers with the attempt that signs it in. */
  register: Effect<SignInAttempt, Registration>;
  /** Who holds the session; from the server. */
  loadUser: Effect<UserInfo, { userUuid: string | null }>;
  /** Ends the session at the server; may fail. */
  signOut: Effect<void>;
  /** Removes this user's session from the device; leaves another user's alone. */
  clearSession: Effect<void, { userUuid: string | null }>;
}

/** The machine's actors made of plain async functions: `authMachine.provide({ actors: authActors({ … }) })`. */
export function authActors(effects: AuthEffects) {
  return {
    readSession: fromPromise<HeldSession | null>(effects.readSession),
    signIn: fromPromise<HeldSession, SignInAttempt>(effects.signIn),
    signInOffline: fromPromise<UserInfo, SignInAttempt>(effects.signInOffline),
    register: fromPromise<SignInAttempt, Registration>(effects.register),
    loadUser: fromPromise<UserInfo, { userUuid: string | null }>(effects.loadUser),
    signOut: fromPromise<void>(effects.signOut),
    clearSession: fromPromise<void, { userUuid: string | null }>(effects.clearSession),
  };
}
