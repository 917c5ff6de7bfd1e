import { getUserInfo, login, refreshToken, register } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { DEMO_ACCOUNT } from '@mallard/offline/backend';
import { type AuthEffects, type AuthEvent, authActors, authMachine } from '@mallard/state-machines/auth';
import { sessionEffects } from '@mallard/state-machines/session';
import { createActor } from 'xstate';
import { machineMessagesIn } from '../messages.ts';
import type { LivePage } from './livePage.ts';
import type { LiveShop } from './openLiveShop.ts';

/**
 * Creates the auth machine with effects that call a shop, as in an app.
 *
 * @param wasInDemo whether the offline demo was active before the page was reloaded
 */
function createAuthActor(
  { client, effects, otherDevice, session, time: { clock } }: LiveShop,
  wasInDemo: () => boolean = () => false,
) {
  async function enterDemo(credentials: { username: string; password: string }) {
    const { token } = await otherDevice.call(login, { body: { ...credentials, rememberMe: false } });
    return otherDevice.call(getUserInfo, {}, { accessToken: token });
  }
  const shopEffects = sessionEffects(client, session);
  const authEffects = effects.hold<AuthEffects>({
    ...shopEffects,
    readSession: async (call) => {
      if (!wasInDemo()) return shopEffects.readSession(call);
      const user = await enterDemo(DEMO_ACCOUNT);
      return { userUuid: user.id, rememberMe: false, user, isDemo: true };
    },
    // Works without the network, and stores no session.
    signInOffline: async (call) =>
      call.input.mode === 'password' ? enterDemo(call.input.credentials) : shopEffects.signInOffline(call),
  });
  return createActor(authMachine.provide({ actors: authActors(authEffects) }), { input: {}, clock });
}

/** Opens the login page. */
export function openAuthPage(shop: LiveShop, locale: ContentLocale): LivePage<typeof authMachine> {
  const { client, otherDevice, network, requests, session, signIn, time } = shop;
  const t = machineMessagesIn(locale, 'live');
  let wasInDemo = false;
  const actor = createAuthActor(shop, () => {
    const result = wasInDemo;
    wasInDemo = false;
    return result;
  });
  const stop = new AbortController();
  const listen = (type: string, listener: (detail: string) => void) =>
    requests.addEventListener(type, (event) => listener(event instanceof CustomEvent ? event.detail : ''), stop);
  listen('request', (path) => path === refreshToken.path && actor.send({ type: 'session.refreshing' }));
  listen('response', (path) => path === refreshToken.path && actor.send({ type: 'session.refreshed' }));
  listen('sessionEnded', (userUuid) => actor.send({ type: 'session.expired', userUuid }));
  const request = () => client.tryCall(getUserInfo);
  const requestAfterTokenExpiry = () => {
    time.skip(30 * 60_000);
    return request();
  };
  const requestAfterSessionExpiry = () => {
    time.skip(40 * 86_400_000);
    return request();
  };
  return {
    actor,
    controls: [
      { label: t('requestAfterHalfHour'), run: requestAfterTokenExpiry },
      { label: t('requestAfterFortyDays'), run: requestAfterSessionExpiry },
      {
        label: t('otherTabSignsOut'),
        run: () => {
          session.clear();
          actor.send({ type: 'session.changedElsewhere' });
        },
      },
    ],
    triggers: {
      'xstate.done.actor.readSession'({ output }) {
        wasInDemo = output?.isDemo === true;
        return output && !wasInDemo ? signIn() : undefined;
      },
      // The account must exist before it can log in.
      async 'session.signIn'(event) {
        const { username, password } = event.credentials;
        await otherDevice.tryCall(register, { body: { username, password, nickname: username } });
        actor.send(event as AuthEvent);
      },
      'session.expired': requestAfterSessionExpiry,
      'session.refreshing': () =>
        new Promise<unknown>((resolve) => {
          const once = { once: true };
          // After the first rejected request the client refreshes its tokens; the slow network keeps it in this state.
          const slowDown = () => {
            network.change({ isSlow: true });
            requests.addEventListener('request', resolve, once);
          };
          requests.addEventListener('response', slowDown, once);
          void requestAfterTokenExpiry();
        }),
    },
    close: () => stop.abort(),
  };
}
