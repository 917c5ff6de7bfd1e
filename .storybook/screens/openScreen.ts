import { login, register } from '@mallard/domain/contract';
import type { OrderStatus } from '@mallard/domain/rules';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { openStage, type Stage, whenSessionKnown } from '@mallard/storefront/stage';
import type { LiveNetwork } from '../machines/live/liveNetwork.ts';
import { type LiveShop, openLiveShop } from '../machines/live/openLiveShop.ts';
import { localeOf } from '../machines/live/storyContext.ts';
import { type Stock, screenShop } from './screenShop.ts';

/** How the way to the shop is when the screen asks. */
export type ScreenNetwork = 'good' | 'slow' | 'failing' | 'none';

/** A screen, and in what world it is opened. */
export interface Scene {
  /** Its address; the world is ready when it is asked for. */
  path: string | ((world: World) => string | Promise<string>);
  /** Who looks: the demo account, somebody who registered a moment ago, or nobody known. @default 'visitor' */
  as?: 'demo' | 'newcomer' | 'visitor';
  /** @default what the toolbar says */
  network?: ScreenNetwork;
  /** Whether it has been seen before the network changed. @default false */
  wasSeen?: boolean;
  /** @default what the toolbar says */
  stock?: Stock;
}

/** What there is before a screen is opened. */
export interface World {
  shop: LiveShop;
  /** The status of the order that the toolbar asks for. */
  order: OrderStatus;
}

/** A screen that is open. */
export interface OpenScreen {
  stage: Stage;
  shop: LiveShop;
  /** Lets the network become what the scene or the toolbar says, if it has not yet. */
  changeNetwork: () => void;
  /** Ends it, and all that is under way. */
  close: () => void;
}

const NEWCOMER = { username: 'newcomer', password: 'a1b2c3d4' };

/** Opens a screen of the shop on an offline back end, as the toolbar and the scene say. */
export async function openScreen(scene: Scene, globals: Readonly<Record<string, unknown>>): Promise<OpenScreen> {
  const { path, network = globals.network as ScreenNetwork, stock = globals.stock as Stock } = scene;
  const locale = localeOf(globals);
  const shop = openLiveShop(locale, screenShop(stock));
  if (scene.as === 'demo') await shop.signIn();
  if (scene.as === 'newcomer') await signUp(shop);
  const stage = await openStage({
    path: typeof path === 'string' ? path : await path({ shop, order: globals.order as OrderStatus }),
    locale,
    theme: 'system',
    motion: 'system',
    client: shop.client,
    session: shop.session,
    now: shop.time.now,
    store: createStore({ area: memoryArea(), now: shop.time.now }),
    window: signalsOf(shop.network),
    onSessionEnded: (tell) =>
      shop.requests.addEventListener('sessionEnded', (event) => {
        if (event instanceof CustomEvent) tell({ userUuid: event.detail });
      }),
  });
  const changeNetwork = () => {
    shop.network.change({
      isConnected: network !== 'none',
      isAnswering: network !== 'failing',
      isSlow: network === 'slow',
    });
    // What is slow never comes: there is time to look.
    shop.time.flow(network !== 'slow');
  };
  shop.time.flow(true);
  const disconnect = stage.connect();
  await whenSessionKnown(stage.services.actors);
  if (!scene.wasSeen) changeNetwork();
  return {
    stage,
    shop,
    changeNetwork,
    close() {
      disconnect();
      shop.close();
    },
  };
}

/** Somebody who has done nothing here yet. */
async function signUp({ elsewhere, session }: LiveShop): Promise<void> {
  await elsewhere.call(register, { body: { ...NEWCOMER, nickname: NEWCOMER.username } });
  session.write({ ...(await elsewhere.call(login, { body: NEWCOMER })), rememberMe: true });
}

/** The window as the shop's network would have it. */
function signalsOf(network: LiveNetwork) {
  const signals = Object.assign(new EventTarget(), {
    navigator: {
      get onLine() {
        return network.read().isConnected;
      },
    },
    document: Object.assign(new EventTarget(), { hidden: false }),
  });
  network.subscribe(() => signals.dispatchEvent(new Event(signals.navigator.onLine ? 'online' : 'offline')));
  return signals;
}
