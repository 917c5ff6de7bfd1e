import { type Backend, type ClientOptions, createClient, memorySession, systemTimers } from '@mallard/domain/client';
import { login } from '@mallard/domain/contract';
import { createOfflineBackend, DEMO_ACCOUNT } from '@mallard/offline/backend';
import { type ChooseFaults, createFaultyBackend, type Fault } from '@mallard/offline/faults';
import fc from 'fast-check';
import { cartShop } from './cartShop.ts';

const passwordHashing = { salt: 'test', iterations: 1 };

/** What may happen to a request of a journey. */
export const faults: readonly Fault[] = [
  ...(['dropBefore', 'dropAfter', 'duplicate', 'truncate', 'wrongShape', 'html', 'serverError'] as const).map(
    (kind) => ({ kind }),
  ),
  { kind: 'unavailable', retryAfter: 1 },
];
export const anyFault = fc.constantFrom(...faults);

/** Faults that leave a client without any answer. */
export const losses: readonly Fault['kind'][] = ['dropBefore', 'dropAfter'];

/** A client that sends again what gets lost, without the waits in between; its timeouts take as long as ever. */
export const persistent: Partial<ClientOptions> = {
  isOnline: () => true,
  timers: {
    ...systemTimers,
    setTimeout: (callback, milliseconds) => systemTimers.setTimeout(callback, milliseconds > 3_000 ? milliseconds : 0),
  },
};

/** Lets the event loop go round, so that what is on its way gets on. */
export async function settle(turns = 12): Promise<void> {
  for (let done = 0; done < turns; done += 1) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * The demo account, signed in at a shop that can be cut off.
 *
 * @param network whether the shop can be reached, asked at each request
 * @param choose what happens to each request
 * @param around what a request of the client meets first
 * @param more what its client has instead
 */
export async function openDemoShop(
  network: { isOnline: boolean },
  choose: ChooseFaults,
  around: (backend: Backend) => Backend = (backend) => backend,
  more: Partial<ClientOptions> = {},
) {
  const session = memorySession();
  const backend = createOfflineBackend({ shop: cartShop, now: () => 0, passwordHashing, approveAfter: null });
  const faulty = createFaultyBackend(backend, { choose });
  const common = {
    session,
    passwordHashing,
    baseUrl: 'http://shop.test',
    version: 'test',
    locks: null,
    isOnline: () => false,
    locale: () => 'en-US',
  };
  /** Asks without a fault, for the test itself. */
  const server = createClient({ ...common, backend });
  const client = createClient({
    ...common,
    ...more,
    backend: around((request) =>
      network.isOnline ? faulty(request) : Promise.reject(new TypeError('Failed to fetch')),
    ),
  });
  const signedIn = await server.call(login, { body: DEMO_ACCOUNT });
  session.write({ ...signedIn, rememberMe: true });
  return { backend, options: common, server, client, userUuid: signedIn.userUuid };
}
