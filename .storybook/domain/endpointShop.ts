import {
  type CallInput,
  type CallResult,
  type ClientOptions,
  createClient,
  memorySession,
} from '@mallard/domain/client';
import { type Endpoint, login } from '@mallard/domain/contract';
import { toApiError } from '@mallard/domain/errors';
import { createOfflineBackend, DEMO_ACCOUNT } from '@mallard/offline/backend';
import { createFaultyBackend, type Fault, type FaultKind } from '@mallard/offline/faults';
import { sampleShop } from '@mallard/offline/sample';
import { exampleInput, readIds } from './exampleInput.ts';
import { type Exchange, recordExchanges } from './recordExchanges.ts';

/** How a call is made. */
export interface SendOptions {
  locale: string;
  isSignedIn: boolean;
  fault: Fault | null;
  /** Whether the fault happens to every request of the call, or only to the first. */
  isEveryRequest: boolean;
  signal: AbortSignal;
  onExchange: (exchanges: readonly Exchange[]) => void;
}

/** A mock back end, and a client that shows what it sends. */
export interface EndpointShop {
  exampleOf: (endpoint: Endpoint) => Promise<CallInput>;
  send: (endpoint: Endpoint, input: CallInput, options: SendOptions) => Promise<CallResult<unknown>>;
}

/** Fewer rounds than in a shop: these are no real passwords. */
const passwordHashing = { salt: 'story', iterations: 1 };

/** Opens a shop in memory. */
export function openEndpointShop(): EndpointShop {
  const backend = createOfflineBackend({
    shop: sampleShop,
    now: Date.now,
    passwordHashing,
    accounts: 'open',
    approveAfter: null,
  });
  const session = memorySession();
  const common = {
    baseUrl: 'http://shop.example',
    version: 'story',
    passwordHashing,
    locks: null,
  } satisfies Partial<ClientOptions>;
  const direct = createClient({ ...common, backend, session, locale: () => 'en-US' });
  const signIn = async () => {
    if (session.read()) return;
    session.write({ ...(await direct.call(login, { body: DEMO_ACCOUNT })), rememberMe: true });
  };
  let ids: ReturnType<typeof readIds> | undefined;
  return {
    async exampleOf(endpoint) {
      ids ??= signIn().then(() => readIds(direct));
      return exampleInput(endpoint, await ids);
    },
    async send(endpoint, input, { locale, isSignedIn, fault, isEveryRequest, signal, onExchange }) {
      const refused = isSignedIn ? await signIn().catch(toApiError) : undefined;
      if (refused) return { ok: false, error: refused };
      const faulty = createFaultyBackend(backend, {
        choose: (_, index) => (fault && (isEveryRequest || index === 0) ? [fault] : []),
      });
      const client = createClient({
        ...common,
        backend: recordExchanges(faulty, onExchange),
        session: isSignedIn ? session : memorySession(),
        locale: () => locale,
      });
      return client.tryCall(endpoint, input, { signal });
    },
  };
}

/** Returns a fault of a kind, which takes two seconds if it takes time. */
export function faultOf(kind: FaultKind): Fault {
  return { kind, milliseconds: 2000, retryAfter: 2 };
}
