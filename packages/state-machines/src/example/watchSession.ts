import { authActors, authMachine, isSignedIn } from '@mallard/state-machines/auth';
import { bannerOf, networkActors, networkMachine } from '@mallard/state-machines/network';
import { createActor, waitFor } from 'xstate';

const user = {
  id: '5f0c3f5e-6f0b-4c0e-9a53-0a8d1f0c2b11',
  username: 'ann',
  nickname: 'Ann',
  avatar: null,
  introduceSign: '',
  address: null,
  isDeleted: false,
  lockedFlag: false,
  createTime: '2026-11-01T00:00:00.000Z',
  role: 'shopper',
};

/** Signs a shopper in and out, with mocks instead of calls to a server. */
export async function watchSession(log: (line: string) => void): Promise<void> {
  const network = createActor(
    networkMachine.provide({
      actors: networkActors({
        listenToBrowser: () => () => undefined, // in a browser: online, offline, visibilitychange
        ping: async () => 'pong', // fetch('/api/ping', { method: 'HEAD', cache: 'no-store', signal })
      }),
    }),
    { input: { random: Math.random } },
  );
  const auth = createActor(
    authMachine.provide({
      actors: authActors({
        readSession: async () => null,
        signIn: async ({ input }) => ({ userUuid: user.id, rememberMe: input.rememberMe }),
        signInOffline: async () => user,
        register: async ({ input: { username, password, rememberMe } }) => ({
          mode: 'password',
          credentials: { username, password },
          rememberMe,
        }),
        loadUser: async () => user,
        signOut: async () => undefined,
        clearSession: async () => undefined,
      }),
    }),
    { input: {} },
  );

  // The auth machine accepts the events of the network machine.
  network.on('network.changed', (event) => auth.send(event));
  auth.on('session.started', ({ user: { nickname }, origin }) => log(`hello ${nickname} (${origin})`));
  auth.on('session.ended', ({ reason }) => log(`goodbye (${reason})`));
  network.start();
  auth.start();

  await waitFor(auth, (snapshot) => snapshot.hasTag('known'));
  log(`signed in: ${isSignedIn(auth.getSnapshot())}, banner: ${bannerOf(network.getSnapshot())}`);
  auth.send({
    type: 'session.signIn',
    mode: 'password',
    credentials: { username: 'ann', password: 'swordfish1' },
    rememberMe: false,
  });
  await waitFor(auth, isSignedIn);
  auth.send({ type: 'session.signOut' });
  await waitFor(auth, (snapshot) => snapshot.matches('signedOut'));
  network.stop();
  auth.stop();
}
