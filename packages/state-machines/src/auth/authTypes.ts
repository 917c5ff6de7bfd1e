import type { UserInfo } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';

/** What a shopper signs in with. It passes through the machine and is never kept in its context. */
export type SignInAttempt = (
  | { mode: 'password'; credentials: { username: string; password: string } }
  | { mode: 'code'; credentials: { phone: string; code: string } }
  /** Sets a new password by a code, which also signs in. */
  | { mode: 'reset'; credentials: { phone: string; code: string; newPassword: string } }
) & {
  /** Whether the session outlives this tab. */
  rememberMe: boolean;
};

export interface Registration {
  username: string;
  password: string;
  nickname: string;
  /** Whether the session that follows outlives this tab. */
  rememberMe: boolean;
}

/** A session as the machine sees it: whose it is. Tokens stay with the client. */
export interface HeldSession {
  userUuid: string;
  rememberMe: boolean;
  /** The user as last loaded on this device, where it is kept; shown while there is no network. */
  user?: UserInfo | null;
  /** The demo account on sample data, which its tab has gone on with after a reload; its `user` comes along. @default false */
  isDemo?: boolean;
}

/** How the present session came about. */
export type SessionOrigin = 'restored' | 'signIn' | 'demo';

/** Why a session ended: by the shopper, by the server, by another tab, or the offline demo by coming online. */
export type SessionEnd = 'signedOut' | 'expired' | 'elsewhere' | 'online';

export interface AuthContext {
  /** Known in `signedIn` and `offlineDemo`; in `loadingUser`, the one kept on the device, if any. */
  user: UserInfo | null;
  /** Whose session is held. */
  userUuid: string | null;
  rememberMe: boolean;
  /** How the session came about; `null` without one. */
  origin: SessionOrigin | null;
  /** Why the last attempt failed or the session expired. */
  error: ApiError | null;
  /** The path to come back to after an expired session, as it was reported; check it with `safeRedirect` before use. */
  redirect: string | null;
  /** Both the browser and the server are reachable, as the network machine last said; `null` before it has said anything. */
  isOnline: boolean | null;
  /** The one account that can be used without network. */
  demoUsername: string;
}

export interface AuthInput {
  /** @default not known yet, which counts as reachable until somebody tries */
  isOnline?: boolean;
  /** @default 'demo' */
  demoUsername?: string;
}

export type AuthEvent =
  | ({ type: 'session.signIn' } & SignInAttempt)
  | ({ type: 'session.register' } & Registration)
  | { type: 'session.signOut' }
  /** The shopper gives up waiting for an attempt. */
  | { type: 'session.cancel' }
  /** Loads the user once more. */
  | { type: 'session.retry' }
  /** The client has begun to renew the tokens. */
  | { type: 'session.refreshing' }
  | { type: 'session.refreshed' }
  /** The tokens could not be renewed for now (no network); the session stays. */
  | { type: 'session.refreshFailed' }
  /** The client gave this user's session up and cleared it; `path` is where the shopper was. */
  | { type: 'session.expired'; userUuid: string; path?: string }
  /** The stored session changed, in another tab or by the client. */
  | { type: 'session.changedElsewhere' }
  /** The shopper changed their profile. */
  | { type: 'user.updated'; user: UserInfo }
  /** The shopper saw the message. */
  | { type: 'error.dismiss' }
  /** What the network machine emits. */
  | { type: 'network.changed'; isOnline: boolean };

export type AuthEmitted =
  | { type: 'session.registered' }
  | { type: 'session.started'; user: UserInfo; origin: SessionOrigin }
  | { type: 'session.ended'; reason: SessionEnd; redirect: string | null };

/**
 * - `busy`: an answer is awaited
 * - `known`: it is decided whether someone is signed in, so a guard may act
 * - `signedIn`: a session is held
 */
export type AuthTag = 'busy' | 'known' | 'signedIn';
