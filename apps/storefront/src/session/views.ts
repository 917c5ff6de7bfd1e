import type { UserInfo } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { NetworkBanner } from '@mallard/state-machines/network';
import type { Shop } from '../app/shop.ts';
import type { SessionStatus } from './guard.ts';

/** Who is signed in, and how an attempt to get in stands. */
export interface SessionView {
  status: SessionStatus;
  /** The signed-in shopper, once loaded. */
  user: UserInfo | null;
  /** The sample shop, while the demo account is in it without a network. */
  demoShop: Shop | null;
  /** Whether an attempt to sign in or register is awaited. */
  isAttempting: boolean;
  /** Why the last attempt was refused. */
  refusal: ApiError | null;
  /** Whether a session is held, but whose it is could not be loaded. */
  isUserUnavailable: boolean;
}

/** Whether the shop can be reached. */
export interface NetworkView {
  banner: NetworkBanner;
  /** `null` until the first check has an outcome. */
  isOnline: boolean | null;
}
