import { type Backend, type Client, createClient, memorySession, type Session } from '@mallard/domain/client';
import { login } from '@mallard/domain/contract';
import { createOfflineBackend, DEMO_ACCOUNT, type OfflineBackend, type SampleShop } from '@mallard/offline/backend';
import { createHeldEffects, type HeldEffects } from './heldEffects.ts';
import { createLiveNetwork, type LiveNetwork } from './liveNetwork.ts';
import { sampleShop } from './sampleShop.ts';
import { createStoryTime, type StoryTime } from './storyTime.ts';

export { sampleProducts } from './sampleShop.ts';

/** A shop that runs in the page, and a device that uses it. */
export interface LiveShop {
  network: LiveNetwork;
  session: Session;
  /** Sends requests over the network. */
  client: Client;
  /** Sends requests that bypass the network, as another device of the same shopper. */
  otherDevice: Client;
  /** Dispatches `request` and `response` events with a path as detail, and `sessionEnded` with the id of the user. */
  requests: EventTarget;
  backend: OfflineBackend;
  /** Clock of the story. It starts at the same time in every story. */
  time: StoryTime;
  /** Effects of the page's machines. */
  effects: HeldEffects;
  /** Pauses or resumes time and effects. */
  hold: (isHeld: boolean) => void;
  /** Logs the demo account in. @returns the id of the user */
  signIn: () => Promise<string>;
  /** Stops the clock, aborts requests and releases pictures. */
  close: () => void;
}

const START_TIME = Date.parse('2026-03-14T10:00:00+08:00');
/** One iteration is enough: sample accounts need no protection. */
const passwordHashing = { salt: 'story', iterations: 1 };

/** Validity of a payment code in milliseconds. */
const PAYMENT_CODE_VALIDITY = 10 * 60_000;

/**
 * Opens a new shop with stopped time. Its data is lost with the page, and it always starts in the same state.
 *
 * @param shop the products, categories and other data of the shop
 */
export function openLiveShop(locale: string, shop: SampleShop = sampleShop): LiveShop {
  const time = createStoryTime(START_TIME);
  const { now, clock: timers } = time;
  const effects = createHeldEffects();
  const pictures: string[] = [];
  const backend = createOfflineBackend({
    shop,
    now,
    passwordHashing,
    accounts: 'open',
    approveAfter: null,
    codeLasts: PAYMENT_CODE_VALIDITY,
    pictureUrl: (picture) => {
      const url = URL.createObjectURL(picture);
      pictures.push(url);
      return url;
    },
  });
  const network = createLiveNetwork(timers);
  const session = memorySession();
  const requests = new EventTarget();
  const overNetwork = network.connectTo(backend);
  const observedBackend: Backend = async (request) => {
    requests.dispatchEvent(new CustomEvent('request', { detail: new URL(request.url).pathname }));
    try {
      return await overNetwork(request);
    } finally {
      requests.dispatchEvent(new CustomEvent('response', { detail: new URL(request.url).pathname }));
    }
  };
  const common = {
    session,
    passwordHashing,
    now,
    timers,
    locks: null,
    baseUrl: 'http://shop.example',
    version: 'story',
  };
  const client = createClient({
    ...common,
    backend: observedBackend,
    locale: () => locale,
    isOnline: () => network.read().isConnected,
    onSessionEnded: ({ userUuid }) => requests.dispatchEvent(new CustomEvent('sessionEnded', { detail: userUuid })),
  });
  const otherDevice = createClient({ ...common, backend, locale: () => locale });
  return {
    network,
    session,
    client,
    otherDevice,
    requests,
    backend,
    time,
    effects,
    hold(isHeld) {
      time.setRunning(!isHeld);
      effects.change(isHeld);
    },
    async signIn() {
      const tokens = await otherDevice.call(login, { body: DEMO_ACCOUNT });
      session.write({ ...tokens, rememberMe: true });
      return tokens.userUuid;
    },
    close() {
      time.setRunning(false);
      // Aborts requests in flight; without a network the client does not retry.
      network.change({ isConnected: false });
      for (const url of pictures) URL.revokeObjectURL(url);
    },
  };
}
