import { createClient, memorySession } from '@mallard/domain/client';
import { logout } from '@mallard/domain/contract';
import { createOfflineBackend } from '@mallard/offline/backend';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { cartShop } from '../testing/cartShop.ts';
import { authActors } from './authActors.ts';
import { authMachine, isSessionKnown } from './authMachine.ts';
import { sessionEffects } from './sessionEffects.ts';

const passwordHashing = { salt: 'test', iterations: 1 };
const account = { username: 'newcomer', password: 'a1b2c3d4', nickname: 'New duck' };

/** Opens a shop in which accounts can be registered, and the machine of a tab. */
async function openTab() {
  const session = memorySession();
  const client = createClient({
    session,
    passwordHashing,
    backend: createOfflineBackend({
      shop: cartShop,
      now: () => 0,
      passwordHashing,
      approveAfter: null,
      accounts: 'open',
    }),
    baseUrl: 'http://shop.test',
    version: 'test',
    locks: null,
    locale: () => 'en-US',
  });
  const auth = createActor(authMachine.provide({ actors: authActors(sessionEffects(client, session)) }), {
    input: {},
  }).start();
  await waitFor(auth, isSessionKnown);
  return { auth, client, session };
}

it('signs a new account in, and out again', async () => {
  const { auth, session } = await openTab();
  auth.send({ type: 'session.register', ...account, rememberMe: true });
  const { context } = await waitFor(auth, (snapshot) => snapshot.matches('signedIn') && snapshot.context.user !== null);
  expect(context.user).toMatchObject({ username: account.username, nickname: account.nickname });
  expect(session.read()).toMatchObject({ rememberMe: true });
  auth.send({ type: 'session.signOut' });
  await waitFor(auth, (snapshot) => snapshot.matches('signedOut'));
  expect(session.read()).toBeNull();
});

it('signs an account in again with its password', async () => {
  const { auth, client, session } = await openTab();
  auth.send({ type: 'session.register', ...account, rememberMe: false });
  await waitFor(auth, (snapshot) => snapshot.matches('signedIn'));
  await client.call(logout, {});
  session.clear();
  const again = createActor(authMachine.provide({ actors: authActors(sessionEffects(client, session)) }), {
    input: {},
  }).start();
  await waitFor(again, isSessionKnown);
  const credentials = { username: account.username, password: account.password };
  again.send({ type: 'session.signIn', mode: 'password', credentials, rememberMe: false });
  await waitFor(again, (snapshot) => snapshot.matches('signedIn'));
  expect(session.read()).toMatchObject({ rememberMe: false });
});
