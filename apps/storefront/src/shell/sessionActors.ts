import type { Client, Session, SessionTokens } from '@mallard/domain/client';
import { getUserInfo, login, loginByCode, logout, ping, register } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { authActors, authMachine, connectionRequired } from '@mallard/state-machines/auth';
import { networkActors, networkMachine } from '@mallard/state-machines/network';
import { type ActorRefFrom, createActor } from 'xstate';
import type { DemoDoor } from '../offline/demoDoor.ts';
import { inspection } from './inspection.ts';

/** What of a window tells how its network is, and whether anybody looks. */
export interface BrowserSignals extends EventTarget {
  readonly navigator: { readonly onLine: boolean };
  readonly document: EventTarget & { readonly hidden: boolean };
}

/** Where the session lives in this browser, and how the network is heard of. */
export interface SessionPlaces {
  session: Session;
  window: BrowserSignals;
}

/** The actors that live as long as the tab: who is signed in, and whether the shop can be reached. */
export interface SessionActors {
  auth: ActorRefFrom<typeof authMachine>;
  network: ActorRefFrom<typeof networkMachine>;
}

/** Makes the tab's actors; on the server they are never started and stay in their first state. */
export function createSessionActors(
  client: Client,
  places: SessionPlaces | null,
  demo: DemoDoor | null,
): SessionActors {
  return {
    auth: createActor(places ? provideAuth(client, places.session, demo) : authMachine, { input: {}, ...inspection }),
    network: createActor(places ? provideNetwork(client, places.window) : networkMachine, {
      input: { random: Math.random },
      ...inspection,
    }),
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
      signIn: async ({ input: { rememberMe, ...attempt }, signal }) => {
        const tokens =
          attempt.mode === 'password'
            ? await client.call(login, { body: { ...attempt.credentials, rememberMe } }, { signal })
            : await client.call(loginByCode, { body: { ...attempt.credentials, rememberMe } }, { signal });
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
