import { getUserInfo, login, loginByCode, logout, refreshToken, register } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { authActors, authMachine, connectionRequired } from '@mallard/state-machines/auth';
import { createActor } from 'xstate';
import type { LivePage } from './LiveStage.tsx';
import { liveWords } from './live.words.ts';
import type { StoryLocale } from './liveStory.tsx';
import type { LiveShop } from './openLiveShop.ts';

/** The auth machine on a shop, as an app provides it. */
export function createAuthActor({ client, elsewhere, session }: LiveShop) {
  const actors = authActors({
    readSession: async () => session.read(),
    signIn: async ({ input: { rememberMe, ...attempt }, signal }) => {
      const tokens =
        attempt.mode === 'password'
          ? await client.call(login, { body: { ...attempt.credentials, rememberMe } }, { signal })
          : await client.call(loginByCode, { body: { ...attempt.credentials, rememberMe } }, { signal });
      session.write({ ...tokens, rememberMe });
      return { userUuid: tokens.userUuid, rememberMe };
    },
    // What the device has by itself, without a session that would outlive the network's absence.
    signInOffline: async ({ input }) => {
      if (input.mode !== 'password') throw new ApiFailure(connectionRequired);
      const { token } = await elsewhere.call(login, { body: { ...input.credentials, rememberMe: false } });
      return elsewhere.call(getUserInfo, {}, { accessToken: token });
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
  });
  return createActor(authMachine.provide({ actors }), { input: {} });
}

/** The page on which one signs in. */
export function openAuthPage(shop: LiveShop, locale: StoryLocale): LivePage<typeof authMachine> {
  const { client, requests, session, pass } = shop;
  const words = liveWords[locale];
  const actor = createAuthActor(shop);
  const stop = new AbortController();
  const listen = (type: string, tell: (path: string) => void) =>
    requests.addEventListener(type, (event) => tell(event instanceof CustomEvent ? event.detail : ''), stop);
  listen('asked', (path) => path === refreshToken.path && actor.send({ type: 'session.refreshing' }));
  listen('answered', (path) => path === refreshToken.path && actor.send({ type: 'session.refreshed' }));
  listen('sessionEnded', (userUuid) => actor.send({ type: 'session.expired', userUuid }));
  const use = () => client.tryCall(getUserInfo);
  return {
    actor,
    hands: [
      { label: words.renew, act: () => [pass(30 * 60_000), use()] },
      { label: words.expire, act: () => [pass(40 * 86_400_000), use()] },
      {
        label: words.otherTabSignsOut,
        act: () => {
          session.clear();
          actor.send({ type: 'session.changedElsewhere' });
        },
      },
    ],
    leave: () => stop.abort(),
  };
}
