import type { UserInfo } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { AuthEmitted, AuthEvent } from '@mallard/state-machines/auth';
import type { NetworkBanner, NetworkEmitted, NetworkEvent } from '@mallard/state-machines/network';
import type { SessionStatus } from '../session/guard.ts';
import { type ActorHandle, createActorHandle } from './actorHandle.ts';
import type { Shop } from './shop.ts';
import type { OpenTabCode } from './tabCode.ts';

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

/** The actors that live as long as the tab. */
export interface TabActors {
  auth: ActorHandle<SessionView, AuthEvent, AuthEmitted>;
  network: ActorHandle<NetworkView, NetworkEvent, NetworkEmitted>;
}

/** Before the stored session has been read. */
const unread: SessionView = {
  status: 'unknown',
  user: null,
  demoShop: null,
  isAttempting: false,
  refusal: null,
  isUserUnavailable: false,
};
const unasked: NetworkView = { banner: 'none', isOnline: null };

/** What a shopper may ask for before the stored session has been read, when the machine would not hear it. */
const byShopper: ReadonlySet<string> = new Set<AuthEvent['type']>([
  'session.signIn',
  'session.register',
  'session.signOut',
]);

/** Makes the tab's actors. On the server they are never started and stay in their first view. */
export function createTabActors(open: OpenTabCode): TabActors {
  return {
    auth: createActorHandle(unread, async () => (await open()).actors.auth, {
      waits: ({ type }, { status }) => status === 'unknown' && byShopper.has(type),
    }),
    network: createActorHandle(unasked, async () => (await open()).actors.network, {
      withoutCode: { banner: 'unreachable', isOnline: false },
    }),
  };
}
