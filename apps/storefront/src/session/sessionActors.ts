import type { Client, Session } from '@mallard/domain/client';
import { ping } from '@mallard/domain/contract';
import { type AuthSnapshot, authActors, authMachine } from '@mallard/state-machines/auth';
import { bannerOf, networkActors, networkMachine } from '@mallard/state-machines/network';
import { sessionEffects } from '@mallard/state-machines/session';
import { shallowEqual } from '@xstate/react';
import { type ActorRef, createActor, type Snapshot } from 'xstate';
import type { DeferredActor } from '../services/actorHandle.ts';
import type { SessionActors } from '../services/deferredServices.ts';
import { inspection } from '../services/inspection.ts';
import type { SessionView } from '../services/views.ts';
import { createDemoSession, type DemoSession, type DemoSessionOptions } from './demoSession.ts';

/** The part of `window` that reports whether the browser is online and the page is visible. */
export interface BrowserSignals extends EventTarget {
  readonly navigator: { readonly onLine: boolean };
  readonly document: EventTarget & { readonly hidden: boolean };
}

interface SessionActorsOptions {
  client: Client;
  /** The session that is stored in this browser. */
  session: Session;
  window: BrowserSignals;
  /** Opens the sample shop for the demo account while offline. If absent, the demo account needs the network too. */
  demo?: DemoSessionOptions | undefined;
}

/** Creates the actors for the session and for whether the server can be reached. */
export function openSessionActors({ client, session, window, demo }: SessionActorsOptions): SessionActors {
  const demoSession = demo ? createDemoSession(demo) : null;
  const auth = createActor(provideAuth(client, session, demoSession), { input: {}, ...inspection });
  // After the demo account is signed out, only the data of the sample shop stays stored.
  auth.subscribe((snapshot) => {
    if (snapshot.hasTag('known')) demoSession?.setActive(snapshot.matches('offlineDemo'));
  });
  const network = createActor(provideNetwork(client, window), { input: { random: Math.random }, ...inspection });
  return {
    auth: createDeferredActor(auth, (snapshot) => viewOf(snapshot, demoSession)),
    network: createDeferredActor(network, (snapshot) => ({
      banner: bannerOf(snapshot),
      isOnline: snapshot.context.isOnline,
    })),
  };
}

function viewOf(snapshot: AuthSnapshot, demoSession: DemoSession | null): SessionView {
  const isSignedIn = snapshot.hasTag('signedIn');
  const isKnown = snapshot.hasTag('known');
  return {
    status: isSignedIn ? 'signedIn' : isKnown ? 'signedOut' : 'unknown',
    user: isSignedIn ? snapshot.context.user : null,
    demoShop: snapshot.matches('offlineDemo') ? (demoSession?.shop() ?? null) : null,
    // Restoring a session and signing out are busy states too, but no form waits for them.
    isAttempting: snapshot.hasTag('busy') && !snapshot.matches('restoring') && !snapshot.matches('signingOut'),
    refusal: snapshot.matches({ signedOut: 'refused' }) ? snapshot.context.error : null,
    isUserUnavailable: snapshot.matches('userUnavailable'),
  };
}

/** Adapts an XState actor to its handle. `read` returns the same view until a property of it changes. */
function createDeferredActor<
  S extends Snapshot<unknown>,
  View extends object,
  Event extends { type: string },
  Emitted extends { type: string },
>(actor: ActorRef<S, Event, Emitted>, select: (snapshot: S) => View): DeferredActor<View, Event, Emitted> {
  let view = select(actor.getSnapshot());
  return {
    read() {
      const next = select(actor.getSnapshot());
      if (!shallowEqual(view, next)) view = next;
      return view;
    },
    subscribe: (listener) => void actor.subscribe(listener),
    onEmitted: (listener) => void actor.on('*', listener as (event: Emitted) => void),
    send: (event) => actor.send(event),
    start: () => actor.start(),
    stop: () => actor.stop(),
  };
}

function provideAuth(client: Client, session: Session, demoSession: DemoSession | null) {
  const effects = sessionEffects(client, session);
  return authMachine.provide({
    actors: authActors({
      ...effects,
      readSession: async (call) => {
        const stored = await effects.readSession(call);
        if (stored) return stored;
        const user = await demoSession?.reopen();
        return user ? { userUuid: user.id, rememberMe: false, user, isDemo: true } : null;
      },
      signInOffline: async (call) =>
        demoSession && call.input.mode === 'password'
          ? demoSession.open(call.input.credentials)
          : effects.signInOffline(call),
    }),
  });
}

function provideNetwork(client: Client, window: BrowserSignals) {
  return networkMachine.provide({
    actors: networkActors({
      ping: ({ signal }) => client.call(ping, {}, { signal }),
      listenToBrowser: (sendBack) => {
        const sendOnlineState = () =>
          sendBack({ type: window.navigator.onLine ? 'browser.online' : 'browser.offline' });
        const sendVisibility = () => sendBack({ type: window.document.hidden ? 'page.hidden' : 'page.shown' });
        sendOnlineState();
        sendVisibility();
        window.addEventListener('online', sendOnlineState);
        window.addEventListener('offline', sendOnlineState);
        window.document.addEventListener('visibilitychange', sendVisibility);
        return () => {
          window.removeEventListener('online', sendOnlineState);
          window.removeEventListener('offline', sendOnlineState);
          window.document.removeEventListener('visibilitychange', sendVisibility);
        };
      },
    }),
  });
}
