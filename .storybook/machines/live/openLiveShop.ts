import { type Backend, type Client, createClient, memorySession, type Session } from '@mallard/domain/client';
import { login } from '@mallard/domain/contract';
import { createOfflineBackend, DEMO_ACCOUNT, type OfflineBackend, type SampleShop } from '@mallard/offline/backend';
import { createHeldEffects, type HeldEffects } from './heldEffects.ts';
import { createLiveNetwork, type LiveNetwork } from './liveNetwork.ts';
import { sampleShop } from './sampleShop.ts';
import { createStoryTime, type StoryTime } from './storyTime.ts';

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
  /** It begins with every story at the same moment. */
  time: StoryTime;
  /** What the page's machines ask of the shop and of the device. */
  effects: HeldEffects;
  /** Holds time and effects, or lets them go. */
  hold: (isHeld: boolean) => void;
  /** Signs the demo account in. @returns its id */
  signIn: () => Promise<string>;
  /** Ends everything that is still under way. */
  close: () => void;
}

const OPENS_AT = Date.parse('2026-03-14T10:00:00+08:00');
/** Nobody guards a sample. */
const passwordHashing = { salt: 'story', iterations: 1 };

/** Milliseconds for which a payment can be made by its code. */
const CODE_LASTS = 10 * 60_000;

/**
 * Opens a shop anew, where time stands: nothing of it outlives the page, and it begins the same every time.
 *
 * @param shop what it sells
 */
export function openLiveShop(locale: string, shop: SampleShop = sampleShop): LiveShop {
  const time = createStoryTime(OPENS_AT);
  const { now, clock: timers } = time;
  const effects = createHeldEffects();
  const pictures: string[] = [];
  const backend = createOfflineBackend({
    shop,
    now,
    passwordHashing,
    accounts: 'open',
    approveAfter: null,
    codeLasts: CODE_LASTS,
    pictureUrl: (picture) => {
      const url = URL.createObjectURL(picture);
      pictures.push(url);
      return url;
    },
  });
  const network = createLiveNetwork(timers);
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
    backend: heard,
    locale: () => locale,
    isOnline: () => network.read().isConnected,
    onSessionEnded: ({ userUuid }) => requests.dispatchEvent(new CustomEvent('sessionEnded', { detail: userUuid })),
  });
  const elsewhere = createClient({ ...common, backend, locale: () => locale });
  return {
    network,
    session,
    client,
    elsewhere,
    requests,
    backend,
    time,
    effects,
    hold(isHeld) {
      time.flow(!isHeld);
      effects.change(isHeld);
    },
    async signIn() {
      const tokens = await elsewhere.call(login, { body: DEMO_ACCOUNT });
      session.write({ ...tokens, rememberMe: true });
      return tokens.userUuid;
    },
    close() {
      time.flow(false);
      // What is not answered yet fails, and nothing is tried again.
      network.change({ isConnected: false });
      for (const url of pictures) URL.revokeObjectURL(url);
    },
  };
}
