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
  type AuthEmitted,
  type AuthEvent,
  type AuthSnapshot,
  authActors,
  authMachine,
  connectionRequired,
  type SignInAttempt,
} from '@mallard/state-machines/auth';
import {
  bannerOf,
  type NetworkEmitted,
  type NetworkEvent,
  networkActors,
  networkMachine,
} from '@mallard/state-machines/network';
import { shallowEqual } from '@xstate/react';
import { type ActorRef, createActor, type Snapshot } from 'xstate';
import type { DeferredActor } from '../app/actorHandle.ts';
import { inspection } from '../app/inspection.ts';
import { createDemoDoor, type DemoDoor, type DemoDoorParts } from '../offline/demoDoor.ts';
import type { NetworkView, SessionView } from './views.ts';

/** What of a window tells how its network is, and whether anybody looks. */
export interface BrowserSignals extends EventTarget {
  readonly navigator: { readonly onLine: boolean };
  readonly document: EventTarget & { readonly hidden: boolean };
}

interface SessionActorsParts {
  client: Client;
  /** Where the session lives in this browser. */
  session: Session;
  /** How the network is heard of. */
  window: BrowserSignals;
  /** Absent where the demo account needs the network, too. */
  demo?: DemoDoorParts | undefined;
}

/** The actors that live as long as the tab, once their code is there. */
export interface SessionActors {
  auth: DeferredActor<SessionView, AuthEvent, AuthEmitted>;
  network: DeferredActor<NetworkView, NetworkEvent, NetworkEmitted>;
}

/** Makes the actors that live as long as the tab: who is signed in, and whether the shop can be reached. */
export function openSessionActors({ client, session, window, demo }: SessionActorsParts): SessionActors {
  const door = demo ? createDemoDoor(demo) : null;
  const auth = createActor(provideAuth(client, session, door), { input: {}, ...inspection });
  // Who leaves the sample shop leaves nothing behind but its books.
  auth.subscribe((snapshot) => {
    if (snapshot.hasTag('known')) door?.setInside(snapshot.matches('offlineDemo'));
  });
  const network = createActor(provideNetwork(client, window), { input: { random: Math.random }, ...inspection });
  return {
    auth: lateActor(auth, (snapshot) => viewOf(snapshot, door)),
    network: lateActor(network, (snapshot) => ({ banner: bannerOf(snapshot), isOnline: snapshot.context.isOnline })),
  };
}

function viewOf(snapshot: AuthSnapshot, door: DemoDoor | null): SessionView {
  const isSignedIn = snapshot.hasTag('signedIn');
  const isKnown = snapshot.hasTag('known');
  return {
    status: isSignedIn ? 'signedIn' : isKnown ? 'signedOut' : 'unknown',
    user: isSignedIn ? snapshot.context.user : null,
    demoShop: snapshot.matches('offlineDemo') ? (door?.shop() ?? null) : null,
    // Reading the stored session at the start of a tab is busy too, but nothing that a form has asked for.
    isAttempting: snapshot.hasTag('busy') && !snapshot.matches('restoring') && !snapshot.matches('signingOut'),
    refusal: snapshot.matches({ signedOut: 'refused' }) ? snapshot.context.error : null,
    isUserUnavailable: snapshot.matches('userUnavailable'),
  };
}

/** An actor as its handle wants it: its view is the same value until something in it changes. */
function lateActor<
  S extends Snapshot<unknown>,
  View extends object,
  Event extends { type: string },
  Emitted extends { type: string },
>(actor: ActorRef<S, Event, Emitted>, look: (snapshot: S) => View): DeferredActor<View, Event, Emitted> {
  let view = look(actor.getSnapshot());
  return {
    read() {
      const next = look(actor.getSnapshot());
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

function held({ userUuid, rememberMe }: Pick<SessionTokens, 'userUuid' | 'rememberMe'>) {
  return { userUuid, rememberMe };
}

function provideAuth(client: Client, session: Session, demo: DemoDoor | null) {
  return authMachine.provide({
    actors: authActors({
      readSession: async () => {
        const tokens = session.read();
        if (tokens) return held(tokens);
        const user = await demo?.reopen();
        return user ? { userUuid: user.id, rememberMe: false, user, isDemo: true } : null;
      },
      signIn: async ({ input: attempt, signal }) => {
        const { rememberMe } = attempt;
        const tokens = await signInWith(client, attempt, signal);
        session.write({ ...tokens, rememberMe });
        return held({ ...tokens, rememberMe });
      },
      signInOffline: async ({ input }) => {
        if (!demo || input.mode !== 'password') throw new ApiFailure(connectionRequired);
        return demo.open(input.credentials);
      },
      register: async ({ input: { username, password, nickname, rememberMe }, signal }) => {
        await client.call(register, { body: { username, password, nickname } }, { signal });
        return { mode: 'password', credentials: { username, password }, rememberMe };
      },
      loadUser: ({ signal }) => client.call(getUserInfo, {}, { signal }),
      signOut: async ({ signal }) => {
        await client.call(logout, {}, { signal });
      },
      clearSession: async ({ input: { userUuid } }) => {
        if (session.read()?.userUuid === userUuid) session.clear();
      },
    }),
  });
}

/** Sends an attempt to the call that serves it. */
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
        const tell = () => sendBack({ type: window.navigator.onLine ? 'browser.online' : 'browser.offline' });
        const show = () => sendBack({ type: window.document.hidden ? 'page.hidden' : 'page.shown' });
        tell();
        show();
        window.addEventListener('online', tell);
        window.addEventListener('offline', tell);
        window.document.addEventListener('visibilitychange', show);
        return () => {
          window.removeEventListener('online', tell);
          window.removeEventListener('offline', tell);
          window.document.removeEventListener('visibilitychange', show);
        };
      },
    }),
  });
}
