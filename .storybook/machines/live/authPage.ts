import type { Client } from '@mallard/domain/client';
import {
  getUserInfo,
  login,
  loginByCode,
  logout,
  refreshToken,
  register,
  resetPassword,
  type SignedIn,
} from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { DEMO_ACCOUNT } from '@mallard/offline/backend';
import {
  type AuthEffects,
  type AuthEvent,
  authActors,
  authMachine,
  connectionRequired,
  type SignInAttempt,
} from '@mallard/state-machines/auth';
import { createActor } from 'xstate';
import { machineMessagesIn } from '../messages.ts';
import type { LivePage } from './livePage.ts';
import type { LiveShop } from './openLiveShop.ts';
import type { StoryLocale } from './storyContext.ts';

/** The auth machine on a shop, as an app provides it. @param wasInDemo whether the page was left in the offline demo */
function createAuthActor(
  { client, effects, elsewhere, session, time: { clock } }: LiveShop,
  wasInDemo: () => boolean = () => false,
) {
  async function enterDemo(credentials: { username: string; password: string }) {
    const { token } = await elsewhere.call(login, { body: { ...credentials, rememberMe: false } });
    return elsewhere.call(getUserInfo, {}, { accessToken: token });
  }
  const own = effects.hold<AuthEffects>({
    readSession: async () => {
      if (!wasInDemo()) return session.read();
      const user = await enterDemo(DEMO_ACCOUNT);
      return { userUuid: user.id, rememberMe: false, user, isDemo: true };
    },
    signIn: async ({ input: attempt, signal }) => {
      const { rememberMe } = attempt;
      const tokens = await signInWith(client, attempt, signal);
      session.write({ ...tokens, rememberMe });
      return { userUuid: tokens.userUuid, rememberMe };
    },
    // What the device has by itself, without a session that would outlive the network's absence.
    signInOffline: async ({ input }) => {
      if (input.mode !== 'password') throw new ApiFailure(connectionRequired);
      return enterDemo(input.credentials);
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
  return createActor(authMachine.provide({ actors: authActors(own) }), { input: {}, clock });
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

/** The page on which one signs in. */
export function openAuthPage(shop: LiveShop, locale: StoryLocale): LivePage<typeof authMachine> {
  const { client, elsewhere, network, requests, session, signIn, time } = shop;
  const t = machineMessagesIn(locale, 'live');
  let wasInDemo = false;
  const actor = createAuthActor(shop, () => {
    const was = wasInDemo;
    wasInDemo = false;
    return was;
  });
  const stop = new AbortController();
  const listen = (type: string, tell: (path: string) => void) =>
    requests.addEventListener(type, (event) => tell(event instanceof CustomEvent ? event.detail : ''), stop);
  listen('asked', (path) => path === refreshToken.path && actor.send({ type: 'session.refreshing' }));
  listen('answered', (path) => path === refreshToken.path && actor.send({ type: 'session.refreshed' }));
  listen('sessionEnded', (userUuid) => actor.send({ type: 'session.expired', userUuid }));
  const use = () => client.tryCall(getUserInfo);
  const renew = () => {
    time.pass(30 * 60_000);
    return use();
  };
  const expire = () => {
    time.pass(40 * 86_400_000);
    return use();
  };
  return {
    actor,
    hands: [
      { label: t('requestAfterHalfHour'), act: renew },
      { label: t('requestAfterFortyDays'), act: expire },
      {
        label: t('otherTabSignsOut'),
        act: () => {
          session.clear();
          actor.send({ type: 'session.changedElsewhere' });
        },
      },
    ],
    causes: {
      'xstate.done.actor.readSession'({ output }) {
        wasInDemo = output?.isDemo === true;
        return output && !wasInDemo ? signIn() : undefined;
      },
      // Who signs in has an account.
      async 'session.signIn'(event) {
        const { username, password } = event.credentials;
        await elsewhere.tryCall(register, { body: { username, password, nickname: username } });
        actor.send(event as AuthEvent);
      },
      'session.expired': expire,
      'session.refreshing': () =>
        new Promise<unknown>((resolve) => {
          const once = { once: true };
          // After the first no, the client asks for new tokens, and is left to wait for them.
          const slowDown = () => {
            network.change({ isSlow: true });
            requests.addEventListener('asked', resolve, once);
          };
          requests.addEventListener('answered', slowDown, once);
          void renew();
        }),
    },
    leave: () => stop.abort(),
  };
}
