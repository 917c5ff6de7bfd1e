import type { AuthEmitted, AuthEvent } from '@mallard/state-machines/auth';
import type { NetworkEmitted, NetworkEvent } from '@mallard/state-machines/network';
import type { NetworkView, SessionView } from '../session/views.ts';
import { type ActorHandle, createActorHandle } from './actorHandle.ts';
import type { OpenTabCode } from './tabCode.ts';

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
