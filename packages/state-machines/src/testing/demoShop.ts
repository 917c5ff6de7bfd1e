import { type Backend, type ClientOptions, createClient, memorySession, systemTimers } from '@mallard/domain/client';
import { login } from '@mallard/domain/contract';
import { createOfflineBackend, DEMO_ACCOUNT } from '@mallard/offline/backend';
import { type ChooseFaults, createFaultyBackend, type Fault } from '@mallard/offline/faults';
import fc from 'fast-check';
import { cartShop } from './cartShop.ts';

const passwordHashing = { salt: 'test', iterations: 1 };

/** Faults of a request in a flow test. */
export const faults: readonly Fault[] = [
  ...(['dropBefore', 'dropAfter', 'duplicate', 'truncate', 'wrongShape', 'html', 'serverError'] as const).map(
    (kind) => ({ kind }),
  ),
  { kind: 'unavailable', retryAfter: 1 },
];
export const anyFault = fc.constantFrom(...faults);

/** Faults that leave a client without a response. */
export const losses: readonly Fault['kind'][] = ['dropBefore', 'dropAfter'];

/** Client options that retry lost requests without delay; timeouts stay the same. */
export const persistent: Partial<ClientOptions> = {
  isOnline: () => true,
  timers: {
    ...systemTimers,
    setTimeout: (callback, milliseconds) => systemTimers.setTimeout(callback, milliseconds > 3_000 ? milliseconds : 0),
  },
};

/** Waits for turns of the event loop, so that messages in flight arrive. */
export async function settle(turns = 12): Promise<void> {
  for (let done = 0; done < turns; done += 1) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Opens a shop with the demo account signed in, which can be disconnected.
 *
 * @param network whether the shop can be reached, read for each request
 * @param choose returns the fault of each request
 * @param around wraps the back end of the client
 * @param more other options of the client
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
  /** A client without faults, for the test itself. */
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
