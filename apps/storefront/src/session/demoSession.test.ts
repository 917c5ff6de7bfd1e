// @vitest-environment jsdom
import { products } from '@mallard/catalogue';
import { createClient, memorySession } from '@mallard/domain/client';
import {
  addToCart,
  createOrder,
  createPayment,
  DEFAULT_SHOP,
  getCart,
  listAddresses,
  previewOrder,
} from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { createDeferredClient } from '@mallard/domain/endpoints';
import { createErrorLog } from '@mallard/domain/errors';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { isOfflineToken, skuId } from '@mallard/offline/backend';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSession } from '../app/connectSession.ts';
import { createServices } from '../app/createServices.ts';
import { openDemoShop } from '../app/demoShop.ts';
import { useActiveServices } from '../app/useActiveServices.ts';
import { createI18n } from '../i18n/i18n.ts';
import { paths } from '../navigation/routes.ts';
import type { DeferredServices } from '../services/deferredServices.ts';
import type { Services } from '../services/services.ts';
import { openSessionActors } from './sessionActors.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const now = () => Date.parse('2026-11-22T10:00:00Z');
const baseUrl = 'http://shop.test';
const version = 'test';
const availableSku =
  products.flatMap(({ slug, skus }) =>
    skus.flatMap(({ stock, values }) => (stock > 0 ? skuId(slug, values) : [])),
  )[0] ?? '';
const demo = { username: 'demo', password: 'demo1234' };

/** An offline device on which the shop was opened before. */
let device: { localArea: Storage; sessionArea: ReturnType<typeof memoryArea>; isOnline: boolean; requests: Request[] };
beforeEach(() => {
  localStorage.clear();
  device = { localArea: localStorage, sessionArea: memoryArea(), isOnline: false, requests: [] };
});

const root = createRoot(document.createElement('div'));
afterEach(() => act(() => root.render(null)));

/** Returns a function that reads the services that screens get. */
function watchShop(tab: Services): () => Services {
  let activeServices = tab;
  const Screen = () => {
    activeServices = useActiveServices(tab);
    return null;
  };
  act(() => root.render(createElement(Screen)));
  return () => activeServices;
}

/** Opens or reloads a tab and waits until the session is known. */
async function openTab() {
  const signals = Object.assign(new EventTarget(), {
    navigator: {
      get onLine() {
        return device.isOnline;
      },
    },
    document: Object.assign(new EventTarget(), { hidden: false }),
  });
  const session = memorySession();
  const client = createClient({
    baseUrl,
    version,
    session,
    now,
    locks: null,
    locale: () => 'zh-CN',
    isOnline: () => false,
    passwordHashing: { salt: 'test', iterations: 1 },
    async backend(request) {
      device.requests.push(request.clone());
      if (!device.isOnline) throw new TypeError('Failed to fetch');
      return Response.json({ code: 200, message: '', data: { time: new Date(now()).toISOString() } });
    },
  });
  const store = createStore({ area: device.localArea, now });
  const deferredServices: DeferredServices = {
    client,
    endpoints,
    errorLog: createErrorLog({ store, now }),
    actors: openSessionActors({
      client,
      session,
      window: signals,
      demo: {
        store: createStore({ area: device.sessionArea, now }),
        load: (credentials) =>
          openDemoShop(
            { area: device.sessionArea, baseUrl, version, shop: DEFAULT_SHOP, locale: () => 'zh-CN', now },
            credentials,
          ),
      },
    }),
  };
  const services = createServices({
    client: createDeferredClient(async () => deferredServices),
    now,
    i18n: createI18n('zh-CN', DEFAULT_SHOP),
    origin: baseUrl,
    config: { version, hasSampleShop: true, shop: DEFAULT_SHOP },
    preferences: { locale: 'zh-CN', theme: 'system', motion: 'system' },
    browser: {
      store,
      preferenceStorage: { save: () => undefined, setCookie: () => undefined },
      loadDeferredServices: async () => deferredServices,
      onOverload: () => () => undefined,
    },
  });
  const close = connectSession(services, {
    onSessionEnded: () => undefined,
    onSessionChangedElsewhere: () => undefined,
    setReachable: () => undefined,
  });
  const { auth } = services.actors;
  await expect.poll(() => auth.read().status).not.toBe('unknown');
  return {
    services,
    close,
    auth,
    session,
    shop: watchShop(services),
    async logIn(credentials: typeof demo) {
      await act(async () => {
        auth.send({ type: 'session.signIn', mode: 'password', credentials, rememberMe: true });
        await expect.poll(() => auth.read().isAttempting).toBe(false);
      });
    },
    send: (event: Parameters<typeof auth.send>[0]) => act(async () => auth.send(event)),
    async connect() {
      device.isOnline = true;
      await act(async () => {
        signals.dispatchEvent(new Event('online'));
        await expect.poll(() => services.actors.network.read().isOnline).toBe(true);
      });
    },
  };
}

/** Adds one item to the cart of the current shop. */
const addItem = ({ client }: Services) => client.call(addToCart, { body: { skuUuid: availableSku, quantity: 1 } });

describe('the demo account offline', () => {
  it('can buy sample products without sending a request', async () => {
    const tab = await openTab();
    expect(tab.shop().isSample).toBe(false);
    await tab.logIn(demo);
    expect(tab.auth.read().demoShop).not.toBeNull();
    const { client, isSample } = tab.shop();
    expect(isSample).toBe(true);
    await addItem(tab.shop());
    const items = [{ skuUuid: availableSku, quantity: 1 }];
    const [address] = await client.call(listAddresses);
    const { amounts } = await client.call(previewOrder, { body: { items } });
    const order = await client.call(createOrder, {
      body: {
        items,
        addressUuid: address?.id ?? '',
        expectedTotal: amounts.total,
        checkoutUuid: crypto.randomUUID(),
      },
    });
    const payment = await client.call(createPayment, { body: { orderUuid: order.id, method: 'alipay' } });
    expect(payment.payUrl).toBe(paths.paymentResult(order.id));
    expect(device.requests).toEqual([]);
    expect(tab.session.read()).toBeNull();
    tab.close();
  });

  it('rejects a wrong password and other accounts', async () => {
    const tab = await openTab();
    await tab.logIn({ ...demo, password: 'demo12345' });
    expect(tab.auth.read().refusal).toMatchObject({ kind: 'BadCredentials' });
    await tab.logIn({ username: 'ann', password: 'swordfish1' });
    expect(tab.auth.read().refusal).toMatchObject({ code: 'CONNECTION_REQUIRED' });
    expect(tab.shop().isSample).toBe(false);
    expect(device.requests).toEqual([]);
    tab.close();
  });

  it('preserves its cart after a reload and after logging out and in', async () => {
    const first = await openTab();
    await first.logIn(demo);
    await addItem(first.shop());
    first.close();
    const second = await openTab();
    expect(second.auth.read().demoShop).not.toBeNull();
    expect(await second.shop().client.call(getCart)).toMatchObject({ unitCount: 1 });
    await second.send({ type: 'session.signOut' });
    expect(second.shop().isSample).toBe(false);
    second.close();
    const third = await openTab();
    expect(third.auth.read().status).toBe('signedOut');
    await third.logIn(demo);
    await expect.poll(() => third.shop().cart.read().view?.unitCount).toBe(1);
    third.close();
  });

  it('does not change the guest cart', async () => {
    const tab = await openTab();
    const skuUuid = crypto.randomUUID();
    (await tab.services.guestCart.open()).add({ skuUuid, quantity: 2 });
    await tab.logIn(demo);
    await expect.poll(() => tab.shop().cart.read().view).toMatchObject({ unitCount: 0, isUpdating: false });
    expect(tab.shop().guestCart.read()).toEqual([]);
    await tab.send({ type: 'session.signOut' });
    expect(tab.shop().guestCart.read()).toEqual([{ skuUuid, quantity: 2 }]);
    tab.close();
  });

  it('ends when the network is back, and never sends its token', async () => {
    const tab = await openTab();
    await tab.logIn(demo);
    const { client } = tab.shop();
    const ended: unknown[] = [];
    tab.auth.on('session.ended', ({ reason }) => ended.push(reason));
    await tab.connect();
    expect(ended).toEqual(['online']);
    expect(tab.shop().isSample).toBe(false);
    // A client of the sample shop never sends requests to the server.
    await client.call(getCart);
    const sent = device.requests.map(({ headers }) => headers.get('Authorization')?.replace('Bearer ', ''));
    expect(sent.filter(isOfflineToken)).toEqual([]);
    expect(device.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/ping']);
    tab.close();
    device.isOnline = false;
    const later = await openTab();
    expect(later.auth.read().status).toBe('signedOut');
    later.close();
  });
});
