import type { Client, Session, SessionTokens } from '@mallard/domain/client';
import {
  getUserInfo,
  login,
  loginByCode,
  logout,
  ping,
  register,
  resetPassword,
  type SignedIn,
} from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import {
  type AuthSnapshot,
  authActors,
  authMachine,
  connectionRequired,
  type SignInAttempt,
} from '@mallard/state-machines/auth';
import { bannerOf, networkActors, networkMachine } from '@mallard/state-machines/network';
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

function toSession({ userUuid, rememberMe }: Pick<SessionTokens, 'userUuid' | 'rememberMe'>) {
  return { userUuid, rememberMe };
}

function provideAuth(client: Client, session: Session, demoSession: DemoSession | null) {
  return authMachine.provide({
    actors: authActors({
      readSession: async () => {
        const tokens = session.read();
        if (tokens) return toSession(tokens);
        const user = await demoSession?.reopen();
        return user ? { userUuid: user.id, rememberMe: false, user, isDemo: true } : null;
      },
      signIn: async ({ input: attempt, signal }) => {
        const { rememberMe } = attempt;
        const tokens = await signInWith(client, attempt, signal);
        session.write({ ...tokens, rememberMe });
        return toSession({ ...tokens, rememberMe });
      },
      signInOffline: async ({ input }) => {
        if (!demoSession || input.mode !== 'password') throw new ApiFailure(connectionRequired);
        return demoSession.open(input.credentials);
      },
      register: async ({ input: { username, password, nickname, rememberMe }, signal }) => {
        await client.call(register, { body: { username, password, nickname } }, { signal });
        return { mode: 'password', credentials: { username, password }, rememberMe };
      },
      loadUser: ({ signal }) => client.call(getUserInfo, {}, { signal }),
      signOut: async () => {
        // No signal: the machine stops waiting for a slow server, which still has to end the session.
        await client.call(logout, {});
      },
      clearSession: async ({ input: { userUuid } }) => {
        if (session.read()?.userUuid === userUuid) session.clear();
      },
    }),
  });
}

/** Calls the endpoint for the mode of a sign-in attempt. */
function signInWith(client: Client, { rememberMe, ...attempt }: SignInAttempt, signal: AbortSignal): Promise<SignedIn> {
  switch (attempt.mode) {
    case 'password':
      return client.call(login, { body: { ...attempt.credentials, rememberMe } }, { signal });
    case 'code':
      return client.call(loginByCode, { body: { ...attempt.credentials, rememberMe } }, { signal });
    case 'reset':
      return client.call(resetPassword, { body: { ...attempt.credentials, rememberMe } }, { signal });
  }
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
