import { createClient, memorySession } from '@mallard/domain/client';
import { endpoints } from '@mallard/domain/contract/all';
import { createErrorLog } from '@mallard/domain/errors';
import { createStore } from '@mallard/domain/storage';
import { createOfflineBackend, DEMO_ACCOUNT } from '@mallard/offline/backend';
import { sampleShop } from '@mallard/offline/sample';
import { expect, it } from 'vitest';
import { whenSessionKnown } from '../session/session.ts';
import { openSessionActors } from '../session/sessionActors.ts';
import { createTabActors } from './tabActors.ts';

const passwordHashing = { salt: 'test', iterations: 1 };

/** Creates the actors of a tab whose code is loaded when `arrive` is called. */
function openTab() {
  const now = Date.now;
  const session = memorySession();
  const client = createClient({
    session,
    passwordHashing,
    baseUrl: 'http://shop.test',
    version: 'test',
    locks: null,
    now,
    locale: () => 'en-US',
    backend: createOfflineBackend({ shop: sampleShop, now, passwordHashing }),
  });
  const window = Object.assign(new EventTarget(), {
    navigator: { onLine: true },
    document: Object.assign(new EventTarget(), { hidden: false }),
  });
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const actors = createTabActors(async () => {
    await arrival;
    const errorLog = createErrorLog({ store: createStore({ area: null, now }), now });
    return {
      client,
      endpoints,
      errorLog,
      actors: openSessionActors({ client, session, window }),
    };
  });
  return { actors, arrive: () => arrive() };
}

it('signs in a user who submitted the form before the code was loaded', async () => {
  const { actors, arrive } = openTab();
  actors.auth.start();
  const { username, password } = DEMO_ACCOUNT;
  actors.auth.send({
    type: 'session.signIn',
    mode: 'password',
    credentials: { username, password },
    rememberMe: false,
  });
  expect(actors.auth.read().status).toBe('unknown');
  arrive();
  await expect.poll(() => actors.auth.read().user?.username).toBe(username);
  expect(await whenSessionKnown(actors)).toBe('signedIn');
  actors.auth.stop();
});

it('resolves whenSessionKnown to signedOut if there is no stored session', async () => {
  const { actors, arrive } = openTab();
  actors.auth.start();
  const sessionStatus = whenSessionKnown(actors);
  arrive();
  expect(await sessionStatus).toBe('signedOut');
  actors.auth.stop();
});
