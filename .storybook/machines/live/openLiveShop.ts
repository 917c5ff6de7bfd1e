import { type Backend, type Client, createClient, memorySession, type Session } from '@mallard/domain/client';
import { login } from '@mallard/domain/contract';
import { createOfflineBackend, DEMO_ACCOUNT, type OfflineBackend } from '@mallard/domain/offline';
import { createLiveNetwork, type LiveNetwork } from './liveNetwork.ts';
import { sampleShop } from './sampleShop.ts';

export { sampleGoods } from './sampleShop.ts';

/** A shop in the page, and one device from which it is visited. */
export interface LiveShop {
  network: LiveNetwork;
  session: Session;
  /** Asks over the network. */
  client: Client;
  /** Asks past the network: the same shopper on another device, or what the page knows by itself. */
  elsewhere: Client;
  /** What goes over the network, for whoever wants to listen. */
  requests: EventTarget;
  backend: OfflineBackend;
  /** The shop's time, milliseconds since 1970: it begins with every story at the same moment. */
  now: () => number;
  /** Lets time pass at once; what counts by the device's timers does not notice. */
  pass: (milliseconds: number) => void;
  /** Signs the demo account in. @returns its id */
  signIn: () => Promise<string>;
  /** Ends everything that is still under way. */
  close: () => void;
}

const OPENS_AT = Date.parse('2026-03-14T10:00:00+08:00');
/** Nobody guards a sample. */
const passwordHashing = { salt: 'story', iterations: 1 };

/** Opens the sample shop anew: nothing of it outlives the page, and it begins the same every time. */
export function openLiveShop(locale: string): LiveShop {
  const openedAt = performance.now();
  let passed = 0;
  const now = () => Math.round(OPENS_AT + passed + performance.now() - openedAt);
  const pictures: string[] = [];
  const backend = createOfflineBackend({
    ...{ shop: sampleShop, now, passwordHashing, accounts: 'open', approveAfter: null },
    pictureUrl: (picture) => {
      const url = URL.createObjectURL(picture);
      pictures.push(url);
      return url;
    },
  });
  const network = createLiveNetwork();
  const session = memorySession();
  const requests = new EventTarget();
  const overNetwork = network.to(backend);
  const heard: Backend = async (request) => {
    requests.dispatchEvent(new CustomEvent('asked', { detail: new URL(request.url).pathname }));
    try {
      return await overNetwork(request);
    } finally {
      requests.dispatchEvent(new CustomEvent('answered', { detail: new URL(request.url).pathname }));
    }
  };
  const common = { session, passwordHashing, now, baseUrl: 'http://shop.example', version: 'story', locks: null };
  const client = createClient({
    ...common,
    backend: heard,
    locale: () => locale,
    isOnline: () => network.read().isConnected,
    onSessionEnded: ({ userUuid }) => requests.dispatchEvent(new CustomEvent('sessionEnded', { detail: userUuid })),
  });
  const elsewhere = createClient({ ...common, backend, locale: () => locale });
  return {
    ...{ network, session, client, elsewhere, requests, backend, now },
    pass(milliseconds) {
      passed += milliseconds;
    },
    async signIn() {
      const tokens = await elsewhere.call(login, { body: DEMO_ACCOUNT });
      session.write({ ...tokens, rememberMe: true });
      return tokens.userUuid;
    },
    close() {
      // What is not answered yet fails, and nothing is tried again.
      network.change({ isConnected: false });
      for (const url of pictures) URL.revokeObjectURL(url);
    },
  };
}
