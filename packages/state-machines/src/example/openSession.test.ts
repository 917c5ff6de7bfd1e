import type { SessionSignal } from '@mallard/domain/client';
import { getUserInfo } from '@mallard/domain/contract';
import { memoryArea } from '@mallard/domain/storage';
import { DEMO_ACCOUNT } from '@mallard/offline/backend';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { isSessionKnown } from '../auth/authMachine.ts';
import { openDemoShop } from '../testing/demoShop.ts';
import { openSession } from './openSession.ts';

const passwordHashing = { salt: 'test', iterations: 1 };

/** Opens tabs of one browser, with a shop. */
async function openBrowser() {
  const { backend } = await openDemoShop({ isOnline: true }, () => []);
  const localArea = memoryArea();
  const listeners = new Map<SessionSignal, () => void>();
  return () => {
    const signal: SessionSignal = {
      post: () => {
        for (const [other, listener] of listeners) if (other !== signal) listener();
      },
      subscribe: (listener) => {
        listeners.set(signal, listener);
        return () => listeners.delete(signal);
      },
    };
    const options = { backend, baseUrl: 'http://shop.test', version: 'test', locale: () => 'en-US', passwordHashing };
    return openSession({ options, localArea, sessionArea: memoryArea(), signal, currentPath: () => '/orders?tab=all' });
  };
}

async function signIn(auth: ReturnType<typeof openSession>['auth'], rememberMe: boolean) {
  await waitFor(auth, isSessionKnown);
  auth.send({ type: 'session.signIn', mode: 'password', credentials: DEMO_ACCOUNT, rememberMe });
  await waitFor(auth, (snapshot) => snapshot.matches('signedIn'));
}

describe('the session example of the docs', () => {
  it('survives a reload, and is the same in all tabs', async () => {
    const openTab = await openBrowser();
    const { auth } = openTab();
    await signIn(auth, true);
    const other = openTab();
    const { context } = await waitFor(other.auth, (snapshot) => snapshot.matches('signedIn'));
    expect(context.user?.username).toBe(DEMO_ACCOUNT.username);
    other.auth.send({ type: 'session.signOut' });
    await waitFor(auth, (snapshot) => snapshot.matches('signedOut'));
    expect(other.session.read()).toBeNull();
  });

  it('reports the current page when the server ends the session', async () => {
    const openTab = await openBrowser();
    const { auth, session, client } = openTab();
    await signIn(auth, false);
    const userUuid = session.read()?.userUuid ?? '';
    session.write({ token: 'old', refreshToken: 'old', userUuid, rememberMe: false });
    await client.tryCall(getUserInfo);
    const { context } = await waitFor(auth, (snapshot) => snapshot.matches({ signedOut: 'expired' }));
    expect([context.redirect, session.read()]).toEqual(['/orders?tab=all', null]);
  });
});
