import type { Client, Session, SessionTokens } from '@mallard/domain/client';
import { getUserInfo, login, loginByCode, logout, ping, register } from '@mallard/domain/contract';
import { authMachine } from '@mallard/state-machines/auth';
import { networkMachine } from '@mallard/state-machines/network';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';

/** Where the session lives in this browser, and how the network is heard of. */
export interface SessionPlaces {
  session: Session;
  window: Window;
}

/** The actors that live as long as the tab: who is signed in, and whether the shop can be reached. */
export interface SessionActors {
  auth: ActorRefFrom<typeof authMachine>;
  network: ActorRefFrom<typeof networkMachine>;
}

/** Makes the tab's actors; on the server they are never started and stay in their first state. */
export function createSessionActors(client: Client, places: SessionPlaces | null): SessionActors {
  return {
    auth: createActor(places ? provideAuth(client, places.session) : authMachine, { input: {} }),
    network: createActor(places ? provideNetwork(client, places.window) : networkMachine, {
      input: { random: Math.random },
    }),
  };
}

function held({ userUuid, rememberMe }: SessionTokens) {
  return { userUuid, rememberMe };
}

function provideAuth(client: Client, session: Session) {
  return authMachine.provide({
    actors: {
      readSession: fromPromise(async () => {
        const tokens = session.read();
        return tokens ? held(tokens) : null;
      }),
      signIn: fromPromise(async ({ input: { rememberMe, ...attempt }, signal }) => {
        const tokens =
          attempt.mode === 'password'
            ? await client.call(login, { body: { ...attempt.credentials, rememberMe } }, { signal })
            : await client.call(loginByCode, { body: { ...attempt.credentials, rememberMe } }, { signal });
        session.write({ ...tokens, rememberMe });
        return { userUuid: tokens.userUuid, rememberMe };
      }),
      register: fromPromise(async ({ input: { username, password, nickname, rememberMe }, signal }) => {
        await client.call(register, { body: { username, password, nickname } }, { signal });
        return { mode: 'password' as const, credentials: { username, password }, rememberMe };
      }),
      loadUser: fromPromise(({ signal }) => client.call(getUserInfo, {}, { signal })),
      signOut: fromPromise(async ({ signal }) => {
        await client.call(logout, {}, { signal });
      }),
      clearSession: fromPromise(async ({ input: { userUuid } }) => {
        if (session.read()?.userUuid === userUuid) session.clear();
      }),
    },
  });
}

function provideNetwork(client: Client, window: Window) {
  return networkMachine.provide({
    actors: {
      ping: fromPromise(async ({ signal }) => {
        await client.call(ping, {}, { signal });
      }),
      listenToBrowser: fromCallback(({ sendBack }) => {
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
      }),
    },
  });
}
