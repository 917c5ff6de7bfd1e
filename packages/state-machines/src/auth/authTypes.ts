import type { UserInfo } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';

/** Credentials of a sign-in. The machine passes them on and never stores them in its context. */
export type SignInAttempt = (
  | { mode: 'password'; credentials: { username: string; password: string } }
  | { mode: 'code'; credentials: { phone: string; code: string } }
  /** Sets a new password with a code, and signs in. */
  | { mode: 'reset'; credentials: { phone: string; code: string; newPassword: string } }
) & {
  /** Whether the session outlives this tab. */
  rememberMe: boolean;
};

export interface Registration {
  username: string;
  password: string;
  nickname: string;
  /** Whether the new session outlives this tab. */
  rememberMe: boolean;
}

/** The stored session, without its tokens: the client has those. */
export interface StoredSession {
  userUuid: string;
  rememberMe: boolean;
  /** The user as last loaded on this device, if cached. Shown while there is no network. */
  user?: UserInfo | null;
  /** Whether this tab resumes the offline demo after a reload; `user` is then set. @default false */
  isDemo?: boolean;
}

/** How the current session started. */
export type SessionOrigin = 'restored' | 'signIn' | 'demo';

/**
 * Why a session ended: signed out by the shopper, expired at the server, ended in another tab, or the offline demo came
 * online.
 */
export type SessionEnd = 'signedOut' | 'expired' | 'elsewhere' | 'online';

export interface AuthContext {
  /** Set in `signedIn` and `offlineDemo`. In `loadingUser`, the user cached on this device, if any. */
  user: UserInfo | null;
  /** The session's user. */
  userUuid: string | null;
  rememberMe: boolean;
  /** How the session started; `null` without one. */
  origin: SessionOrigin | null;
  /** Why the last attempt failed or the session expired. */
  error: ApiError | null;
  /** The path to return to after an expired session, not validated: pass it through `safeRedirect` before use. */
  redirect: string | null;
  /**
   * Whether both browser and server are reachable, by the last event of the network machine; `null` before the first.
   */
  isOnline: boolean | null;
  /** The only account that can sign in without a network. */
  demoUsername: string;
}

export interface AuthInput {
  /** @default unknown, which counts as reachable until a request fails */
  isOnline?: boolean;
  /** @default 'demo' */
  demoUsername?: string;
}

export type AuthEvent =
  | ({ type: 'session.signIn' } & SignInAttempt)
  | ({ type: 'session.register' } & Registration)
  | { type: 'session.signOut' }
  /** Cancels an attempt. */
  | { type: 'session.cancel' }
  /** Loads the user again. */
  | { type: 'session.retry' }
  /** The client has started to refresh the tokens. */
  | { type: 'session.refreshing' }
  | { type: 'session.refreshed' }
  /** The tokens could not be refreshed without a network; the session stays. */
  | { type: 'session.refreshFailed' }
  /** The client cleared this user's session; `path` is the page the shopper was on. */
  | { type: 'session.expired'; userUuid: string; path?: string }
  /** The stored session changed, in another tab or by the client. */
  | { type: 'session.changedElsewhere' }
  /** The shopper changed their profile. */
  | { type: 'user.updated'; user: UserInfo }
  /** The shopper closed the message. */
  | { type: 'error.dismiss' }
  /** Emitted by the network machine. */
  | { type: 'network.changed'; isOnline: boolean };

export type AuthEmitted =
  | { type: 'session.registered' }
  | { type: 'session.started'; user: UserInfo; origin: SessionOrigin }
  | { type: 'session.ended'; reason: SessionEnd; redirect: string | null };

/**
 * - `busy`: waits for a response
 * - `known`: it is decided whether a user is signed in, so a guard may act
 * - `signedIn`: there is a session
 */
export type AuthTag = 'busy' | 'known' | 'signedIn';
