import type { UserInfo } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { NetworkBanner } from '@mallard/state-machines/network';
import type { Shop } from './shop.ts';

/** Whether a user is signed in; `unknown` until the stored session has been read. */
export type SessionStatus = 'unknown' | 'signedOut' | 'signedIn';

/** The session: the signed-in user, and the state of an attempt to sign in. */
export interface SessionView {
  status: SessionStatus;
  /** The signed-in user, once loaded. */
  user: UserInfo | null;
  /** The sample shop, while the demo account is signed in offline. */
  demoShop: Shop | null;
  /** Whether an attempt to sign in or register is pending. */
  isAttempting: boolean;
  /** Why the last attempt was refused. */
  refusal: ApiError | null;
  /** Whether a session is stored, but its user could not be loaded. */
  isUserUnavailable: boolean;
}

/** Whether the server can be reached. */
export interface NetworkView {
  banner: NetworkBanner;
  /** `null` until the first check is complete. */
  isOnline: boolean | null;
}
