import { type ClientOptions, createClient, type SessionSignal, storedSession } from '@mallard/domain/client';
import { createSessionStore, createStore, type StorageLike } from '@mallard/domain/storage';
import { authActors, authMachine } from '@mallard/state-machines/auth';
import { sessionEffects } from '@mallard/state-machines/session';
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
  // To sign in without a network, replace `signInOffline`. Sample data comes from `@mallard/offline/backend`.
  const actors = authActors(sessionEffects(client, session));
  const auth = createActor(authMachine.provide({ actors }), { input: {} });
  signal.subscribe(() => auth.send({ type: 'session.changedElsewhere' }));
  auth.start();
  return { client, session, auth };
}
