import type { AuthEmitted, AuthEvent } from '@mallard/state-machines/auth';
import type { NetworkEmitted, NetworkEvent } from '@mallard/state-machines/network';
import { type ActorHandle, createActorHandle } from './actorHandle.ts';
import type { LoadDeferredServices } from './deferredServices.ts';
import type { NetworkView, SessionView } from './views.ts';

/** The actors of session and network, which run until the tab is closed. */
export interface TabActors {
  auth: ActorHandle<SessionView, AuthEvent, AuthEmitted>;
  network: ActorHandle<NetworkView, NetworkEvent, NetworkEmitted>;
}

/** The view before the stored session has been read. */
const INITIAL_SESSION: SessionView = {
  status: 'unknown',
  user: null,
  demoShop: null,
  isAttempting: false,
  refusal: null,
  isUserUnavailable: false,
};
const INITIAL_NETWORK: NetworkView = { banner: 'none', isOnline: null };

/** Events of the user. The machine ignores them until the stored session has been read, so they are queued. */
const USER_EVENTS: ReadonlySet<string> = new Set<AuthEvent['type']>([
  'session.signIn',
  'session.register',
  'session.signOut',
]);

/** Creates the actors. On the server they are never started and return their initial view. */
export function createTabActors(load: LoadDeferredServices): TabActors {
  return {
    auth: createActorHandle(INITIAL_SESSION, async () => (await load()).actors.auth, {
      shouldQueue: ({ type }, { status }) => status === 'unknown' && USER_EVENTS.has(type),
    }),
    network: createActorHandle(INITIAL_NETWORK, async () => (await load()).actors.network, {
      loadErrorView: { banner: 'unreachable', isOnline: false },
    }),
  };
}
