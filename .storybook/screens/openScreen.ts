import { login, register } from '@mallard/domain/contract';
import type { OrderStatus } from '@mallard/domain/rules';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { openStage, type Stage, whenSessionKnown } from '@mallard/storefront/stage';
import type { LiveNetwork } from '../machines/live/liveNetwork.ts';
import { type LiveShop, openLiveShop } from '../machines/live/openLiveShop.ts';
import { localeOf } from '../machines/live/storyContext.ts';
import { type Stock, screenShop } from './screenShop.ts';

/** Network conditions when the screen loads its data. */
export type ScreenNetwork = 'good' | 'slow' | 'failing' | 'none';

/** A screen and the conditions that it is opened in. */
export interface Scene {
  /** Path of the screen; a function can prepare data in the shop first. */
  path: string | ((context: SceneContext) => string | Promise<string>);
  /** The user: the demo account, a newly registered user, or a guest. @default 'visitor' */
  as?: 'demo' | 'newcomer' | 'visitor';
  /** @default the setting of the toolbar */
  network?: ScreenNetwork;
  /** Whether the screen loads on a good network first; `changeNetwork` sets `network` afterwards. @default false */
  isLoadedFirst?: boolean;
  /** @default the setting of the toolbar */
  stock?: Stock;
  /** Whether the path depends on the order in the toolbar. @default false */
  hasSelectedOrder?: boolean;
}

/** Context of a function that prepares a scene. */
export interface SceneContext {
  shop: LiveShop;
  /** The order status that is selected in the toolbar. */
  order: OrderStatus;
}

/** An open screen. */
export interface OpenScreen {
  stage: Stage;
  shop: LiveShop;
  /** Sets the network conditions of the scene or the toolbar. */
  changeNetwork: () => void;
  /** Closes the screen and the shop, and aborts requests. */
  close: () => void;
}

const NEWCOMER = { username: 'newcomer', password: 'a1b2c3d4' };

/** Opens a screen of the shop on an offline back end, with the conditions of the scene and the toolbar. */
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
    onSessionEnded: (listener) =>
      shop.requests.addEventListener('sessionEnded', (event) => {
        if (event instanceof CustomEvent) listener({ userUuid: event.detail });
      }),
  });
  const changeNetwork = () => {
    shop.network.change({
      isConnected: network !== 'none',
      isAnswering: network !== 'failing',
      isSlow: network === 'slow',
    });
    // Stops the time, so that a slow response never arrives and the loading state stays visible.
    shop.time.setRunning(network !== 'slow');
  };
  shop.time.setRunning(true);
  const disconnect = stage.connect();
  await whenSessionKnown(stage.services.actors);
  if (!scene.isLoadedFirst) changeNetwork();
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

/** Registers and logs in a user without any data. */
async function signUp({ otherDevice, session }: LiveShop): Promise<void> {
  await otherDevice.call(register, { body: { ...NEWCOMER, nickname: NEWCOMER.username } });
  session.write({ ...(await otherDevice.call(login, { body: NEWCOMER })), rememberMe: true });
}

/** Returns a window whose online state and events follow the network of the shop. */
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
