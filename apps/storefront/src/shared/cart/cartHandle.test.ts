// @vitest-environment jsdom
import { createClient, createUuid, memorySession, systemTimers } from '@mallard/domain/client';
import { addToCart, batchDeleteCartItems, type Cart, type CartItem, getCart, login } from '@mallard/domain/contract';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { createOfflineBackend, DEMO_ACCOUNT, skuId } from '@mallard/offline/backend';
import { createGuestCart, type LineProduct, productOfLine } from '@mallard/offline/queue';
import { describe, expect, it } from 'vitest';
import { createChangeQueue } from '../../offline/changeQueue.ts';
import type { CartHandle } from '../../services/cart.ts';
import { mugShop } from '../../testing/mugShop.ts';
import { createCartHandle } from './cartHandle.ts';

const passwordHashing = { salt: 'test', iterations: 1 };
const now = () => 0;
const mug = skuId('mug', {});
const shop = mugShop(100, 5);
const memoryStore = () => createStore({ area: memoryArea(), now });

/** A tab of the demo account over a shop that can be cut off, or fail. */
async function openTab() {
  const network = { isOnline: true, fails: (_request: Request) => false };
  const session = memorySession();
  const backend = createOfflineBackend({ shop, now, passwordHashing });
  const client = createClient({
    session,
    passwordHashing,
    baseUrl: 'http://shop.test',
    version: 'test',
    locks: null,
    isOnline: () => false,
    locale: () => 'en-US',
    backend(request) {
      if (!network.isOnline) return Promise.reject(new TypeError('Failed to fetch'));
      return network.fails(request) ? Promise.resolve(new Response('', { status: 500 })) : backend(request);
    },
  });
  const signedIn = await client.call(login, { body: DEMO_ACCOUNT });
  session.write({ ...signedIn, rememberMe: true });
  const store = memoryStore();
  const guestCart = createGuestCart({ store, createUuid: () => createUuid(), locks: null, timers: systemTimers, now });
  const openCart = (cachedProductOf: (skuUuid: string) => LineProduct | undefined = () => undefined) => {
    const changeQueue = createChangeQueue({ client: { open: async () => client }, store, now });
    const cart = createCartHandle({
      client: { open: async () => client },
      changeQueue,
      guestCart: { open: async () => guestCart },
      cachedProductOf,
    });
    return {
      ...cart,
      changeQueue,
      setOwner(userUuid: string | null) {
        changeQueue.setOwner(userUuid);
        cart.setOwner(userUuid);
      },
      setOnline(isOnline: boolean) {
        changeQueue.setOnline(isOnline);
        cart.setOnline(isOnline);
      },
    };
  };
  return { network, client, guestCart, cart: openCart(), openCart, userUuid: signedIn.userUuid };
}

/** The same with so many mugs in the cart. */
async function openTabWith(quantity: number) {
  const tab = await openTab();
  await tab.client.call(addToCart, { body: { skuUuid: mug, quantity } });
  tab.cart.setOwner(tab.userUuid);
  await expect.poll(() => tab.cart.read().view?.unitCount).toBe(quantity);
  return tab;
}

describe('the cart of a tab', () => {
  it('is empty until a user is signed in', async () => {
    const { cart, userUuid } = await openTab();
    cart.setOwner(null);
    expect(cart.read()).toEqual({ view: null, failure: null });
    cart.setOwner(userUuid);
    await expect.poll(() => cart.read().view?.cart?.items).toEqual([]);
    cart.setOwner(null);
    expect(cart.read().view).toBeNull();
  });

  it('says why its code could not be loaded, until it is loaded again', async () => {
    const { client, guestCart, userUuid } = await openTab();
    const changeQueue = createChangeQueue({ client: { open: async () => client }, store: memoryStore(), now });
    let isLoadable = false;
    const cart = createCartHandle({
      client: { open: () => (isLoadable ? Promise.resolve(client) : Promise.reject(new TypeError('Failed to fetch'))) },
      changeQueue,
      guestCart: { open: async () => guestCart },
      cachedProductOf: () => undefined,
    });
    changeQueue.setOwner(userUuid);
    cart.setOwner(userUuid);
    await expect.poll(() => cart.read().failure).toMatchObject({ kind: 'Network' });
    // After logout, a guest does not load it.
    cart.setOwner(null);
    expect(cart.read()).toEqual({ view: null, failure: null });
    cart.setOwner(userUuid);
    await expect.poll(() => cart.read().failure).toMatchObject({ kind: 'Network' });
    isLoadable = true;
    cart.send({ type: 'cart.refresh' });
    expect(cart.read().failure).toBeNull();
    await expect.poll(() => cart.read().view?.cart?.items).toEqual([]);
  });

  it('merges the guest cart', async () => {
    const { cart, client, guestCart, userUuid } = await openTab();
    guestCart.add({ skuUuid: mug, quantity: 2 });
    cart.setOwner(userUuid);
    await expect.poll(() => cart.read().view?.mergeReport).toEqual({ unitCount: 2, clamped: [] });
    expect(cart.read().view?.unitCount).toBe(2);
    expect(guestCart.read()).toEqual([]);
    expect(await client.call(getCart)).toMatchObject({ unitCount: 2 });
    cart.send({ type: 'merge.dismiss' });
    await expect.poll(() => cart.read().view?.mergeReport).toBeNull();
  });

  it('returns the result of an addition, and does not show its refusal again', async () => {
    const { cart, userUuid } = await openTab();
    cart.setOwner(userUuid);
    const { add } = await cart.open();
    expect(await add({ skuUuid: mug, quantity: 2 })).toMatchObject({
      phase: 'settled',
      refusal: null,
      item: { quantity: 2 },
    });
    expect(await add({ skuUuid: mug, quantity: 4 })).toMatchObject({ refusal: { error: { code: 'OUT_OF_STOCK' } } });
    expect(cart.read().view?.lineState(mug)).toMatchObject({ refusal: null, item: { quantity: 2 } });
  });

  it('adds units of a line that stays deselected, with one request', async () => {
    const { cart, client, network, userUuid } = await openTab();
    cart.setOwner(userUuid);
    const { add } = await cart.open();
    const writes: string[] = [];
    network.fails = ({ method }) => {
      if (method !== 'GET') writes.push(method);
      return false;
    };
    await add({ skuUuid: mug, quantity: 2, isSelected: false });
    expect(writes).toEqual(['POST']);
    expect(await client.call(getCart)).toMatchObject({ items: [{ quantity: 2, isSelected: false }], selectedUnits: 0 });
  });

  it('rejects a favorite that the server refuses', async () => {
    const { cart, userUuid } = await openTab();
    cart.setOwner(userUuid);
    const { submit } = await cart.changeQueue.open();
    await expect(submit({ kind: 'favorite', productUuid: createUuid(), isFavorite: true })).rejects.toMatchObject({
      error: { kind: 'NotFound' },
    });
    expect(cart.changeQueue.read()).toEqual({ intents: [], conflicts: [] });
  });

  it('queues lines and favorites offline, and sends them when the network is back', async () => {
    const { cart, client, network } = await openTabWith(1);
    network.isOnline = false;
    cart.setOnline(false);
    const { add } = await cart.open();
    const { submit } = await cart.changeQueue.open();
    expect(await add({ skuUuid: mug, quantity: 1 })).toMatchObject({ phase: 'queued', item: { quantity: 2 } });
    const productUuid = onlyItem(cart).productUuid;
    expect(await submit({ kind: 'favorite', productUuid, isFavorite: true })).toMatchObject({ state: 'queued' });
    expect(cart.read().view).toMatchObject({ isUpdating: true });
    expect(cart.changeQueue.read().intents).toMatchObject([{ kind: 'add' }, { productUuid, isFavorite: true }]);
    network.isOnline = true;
    cart.setOnline(true);
    await expect.poll(() => cart.read().view).toMatchObject({ isUpdating: false, unitCount: 2 });
    expect(cart.changeQueue.read().intents).toEqual([]);
    expect(await client.call(getCart)).toMatchObject({ unitCount: 2 });
  });

  it('shows a line that was added without a network after a reload, too', async () => {
    const { client, network, openCart, userUuid } = await openTab();
    const line = mugLine(await client.call(addToCart, { body: { skuUuid: mug, quantity: 1 } }));
    await client.call(batchDeleteCartItems, { body: { ids: [line.id] } });
    const product = productOfLine(line);
    // Reads are answered from a copy.
    network.fails = ({ method }) => method !== 'GET';
    const visited = openCart(() => product);
    visited.setOnline(false);
    visited.setOwner(userUuid);
    await expect.poll(() => visited.read().view?.cart?.items).toEqual([]);
    expect(await (await visited.open()).add({ skuUuid: mug, quantity: 2 })).toMatchObject({
      phase: 'queued',
      item: { quantity: 2 },
    });
    const shown = visited.read().view;
    expect(shown).toMatchObject({ unitCount: 2, cart: { unitCount: 2, selectedUnits: 2, selectedGoods: 200 } });

    const reloaded = openCart();
    reloaded.setOnline(false);
    reloaded.setOwner(userUuid);
    await expect.poll(() => reloaded.read().view?.cart).toEqual(shown?.cart);
    expect(reloaded.read().view?.unitCount).toBe(2);
    expect(reloaded.read().view?.lineState(mug)).toMatchObject({
      phase: 'queued',
      item: { title: 'Mug', quantity: 2 },
    });
  });

  it('reverts a quantity that the server fails to save, and reports it before checkout', async () => {
    const { cart, network } = await openTabWith(4);
    const { settle } = await cart.open();
    network.fails = ({ method }) => method === 'PUT';
    cart.send({ type: 'line.set', skuUuid: mug, quantity: 5 });
    await expect.poll(() => cart.read().view?.unitCount).toBe(5);
    expect(await settle()).toMatchObject({ state: 'refused', error: { kind: 'Server' } });
    expect(cart.read().view).toMatchObject({ unitCount: 4, isUpdating: false });
    expect(cart.read().view?.lineState(mug)).toMatchObject({
      phase: 'settled',
      refusal: { error: { kind: 'Server' } },
    });
    // The error has been reported and does not block checkout again.
    expect(await settle()).toEqual({ state: 'sent' });
  });

  it('blocks checkout while a change is not sent, and sends it when the server responds again', async () => {
    const { cart, client, network } = await openTabWith(4);
    const { settle } = await cart.open();
    network.fails = () => true;
    cart.send({ type: 'line.set', skuUuid: mug, quantity: 5 });
    await expect.poll(() => cart.read().view?.unitCount).toBe(5);
    expect(await settle()).toMatchObject({ state: 'unsent', error: { kind: 'Server' } });
    expect(cart.read().view?.lineState(mug).phase).toBe('queued');
    expect(cart.read().view?.connection).toBe('unsent');
    network.fails = () => false;
    expect(await settle()).toEqual({ state: 'sent' });
    expect(await client.call(getCart)).toMatchObject({ unitCount: 5 });
    await expect.poll(() => cart.read().view).toMatchObject({ isUpdating: false, connection: 'online' });
  });

  it('stores unsent changes for their owner, and hides them from other users', async () => {
    const { cart, network, userUuid } = await openTab();
    cart.setOwner(userUuid);
    await expect.poll(() => cart.read().view?.cart).not.toBeNull();
    network.isOnline = false;
    cart.setOnline(false);
    await (await cart.open()).add({ skuUuid: mug, quantity: 1 });
    cart.setOwner(null);
    expect(cart.read().view).toBeNull();
    network.isOnline = true;
    cart.setOwner(userUuid);
    cart.setOnline(true);
    await expect.poll(() => cart.read().view).toMatchObject({ unitCount: 1, isUpdating: false });
  });

  it('says what could not be done, until that was read', async () => {
    const { cart, network, userUuid } = await openTab();
    cart.setOwner(userUuid);
    await expect.poll(() => cart.read().view?.cart).not.toBeNull();
    network.isOnline = false;
    cart.setOnline(false);
    const heard: string[] = [];
    cart.onEvent(({ type }) => heard.push(type));
    const { add } = await cart.open();
    await add({ skuUuid: mug, quantity: 9 });
    network.isOnline = true;
    cart.setOnline(true);
    await expect
      .poll(() => cart.changeQueue.read().conflicts)
      .toMatchObject([{ code: 'OUT_OF_STOCK', wanted: 9, actual: 5 }]);
    await expect.poll(() => heard).toContain('cart.replayed');
    const { log } = (await cart.changeQueue.open()).current();
    for (const { id } of cart.changeQueue.read().conflicts) await log.dismiss(id);
    expect(cart.changeQueue.read().conflicts).toEqual([]);
  });
});

function mugLine({ items }: Cart): CartItem {
  const line = items.find(({ skuUuid }) => skuUuid === mug);
  if (!line) throw new RangeError('The cart has no mug.');
  return line;
}

function onlyItem(cart: Pick<CartHandle, 'read'>) {
  const [item] = cart.read().view?.cart?.items ?? [];
  if (!item) throw new RangeError('The cart is empty.');
  return item;
}
