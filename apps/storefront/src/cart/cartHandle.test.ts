// @vitest-environment jsdom
import { createClient, createUuid, memorySession, systemTimers } from '@mallard/domain/client';
import { addToCart, getCart, login } from '@mallard/domain/contract';
import { createGuestCart } from '@mallard/domain/intents';
import { createOfflineBackend, DEMO_ACCOUNT, skuId } from '@mallard/domain/offline';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { describe, expect, it, vi } from 'vitest';
import { mugShop } from '../testing/mugShop.ts';
import { createCartHandle } from './cartHandle.ts';

const passwordHashing = { salt: 'test', iterations: 1 };
const now = () => 0;
const mug = skuId('mug', {});
const shop = mugShop(100, 5);

/** A tab of the demo account over a shop that can be cut off. */
async function openTab() {
  const network = { isOnline: true };
  const session = memorySession();
  const backend = createOfflineBackend({ shop, now, passwordHashing });
  const client = createClient({
    ...{ session, passwordHashing, baseUrl: 'http://shop.test', version: 'test', locks: null, isOnline: () => false },
    locale: () => 'en-US',
    backend: (request) => (network.isOnline ? backend(request) : Promise.reject(new TypeError('Failed to fetch'))),
  });
  const signedIn = await client.call(login, { body: DEMO_ACCOUNT });
  session.write({ ...signedIn, rememberMe: true });
  const store = createStore({ area: memoryArea(), now });
  const guestCart = createGuestCart({ store, createUuid: () => createUuid(), locks: null, timers: systemTimers, now });
  const cart = createCartHandle({
    client: { open: async () => client },
    store,
    guestCart: { open: async () => guestCart },
    goodsOf: () => undefined,
    now,
  });
  return { network, client, guestCart, cart, userUuid: signedIn.userUuid };
}

describe('the cart of a tab', () => {
  it('is nothing until somebody is signed in', async () => {
    const { cart, userUuid } = await openTab();
    cart.setOwner(undefined);
    cart.setOwner(null);
    expect(cart.read()).toEqual({ view: null, failure: null });
    cart.setOwner(userUuid);
    await vi.waitFor(() => expect(cart.read().view?.cart?.items).toEqual([]));
    cart.setOwner(null);
    expect(cart.read().view).toBeNull();
  });

  it('takes over what a visitor has collected', async () => {
    const { cart, client, guestCart, userUuid } = await openTab();
    guestCart.change({ kind: 'add', skuUuid: mug, quantity: 2 });
    cart.setOwner(userUuid);
    await vi.waitFor(() => expect(cart.read().view?.unitCount).toBe(2));
    expect(guestCart.read()).toEqual([]);
    expect(await client.call(getCart)).toMatchObject({ unitCount: 2 });
  });

  it('tells who adds what came of it, and keeps no refusal that was told', async () => {
    const { cart, userUuid } = await openTab();
    cart.setOwner(userUuid);
    const { add } = await cart.open();
    expect(await add(mug, 2)).toMatchObject({ phase: 'settled', refusal: null, item: { quantity: 2 } });
    expect(await add(mug, 4)).toMatchObject({ refusal: { error: { code: 'OUT_OF_STOCK' } } });
    expect(cart.read().view?.lineState(mug)).toMatchObject({ refusal: null, item: { quantity: 2 } });
  });

  it('keeps lines and hearts without a network, and sends them when it is back', async () => {
    const { cart, client, network, userUuid } = await openTab();
    await client.call(addToCart, { body: { skuUuid: mug, quantity: 1 } });
    cart.setOwner(userUuid);
    await vi.waitFor(() => expect(cart.read().view?.unitCount).toBe(1));
    network.isOnline = false;
    cart.setOnline(false);
    const { add, pressHeart } = await cart.open();
    expect(await add(mug, 1)).toMatchObject({ phase: 'kept', item: { quantity: 2 } });
    const productUuid = onlyItem(cart).productUuid;
    expect(await pressHeart(productUuid, true)).toMatchObject({ state: 'kept' });
    expect(cart.read().view).toMatchObject({ isUpdating: true, favorites: new Map([[productUuid, true]]) });
    network.isOnline = true;
    cart.setOnline(true);
    await vi.waitFor(() => expect(cart.read().view).toMatchObject({ isUpdating: false, unitCount: 2 }));
    expect(cart.read().view?.favorites.size).toBe(0);
    expect(await client.call(getCart)).toMatchObject({ unitCount: 2 });
  });

  it('keeps for its owner what could not be sent, and shows it to nobody else', async () => {
    const { cart, network, userUuid } = await openTab();
    cart.setOwner(userUuid);
    await vi.waitFor(() => expect(cart.read().view?.cart).not.toBeNull());
    network.isOnline = false;
    cart.setOnline(false);
    await (await cart.open()).add(mug, 1);
    cart.setOwner(null);
    expect(cart.read().view).toBeNull();
    network.isOnline = true;
    cart.setOwner(userUuid);
    cart.setOnline(true);
    await vi.waitFor(() => expect(cart.read().view).toMatchObject({ unitCount: 1, isUpdating: false }));
  });

  it('says what could not be done, until that was read', async () => {
    const { cart, network, userUuid } = await openTab();
    cart.setOwner(userUuid);
    await vi.waitFor(() => expect(cart.read().view?.cart).not.toBeNull());
    network.isOnline = false;
    cart.setOnline(false);
    const heard: string[] = [];
    cart.onEvent(({ type }) => heard.push(type));
    const { add, dismissConflicts } = await cart.open();
    await add(mug, 9);
    network.isOnline = true;
    cart.setOnline(true);
    await vi.waitFor(() =>
      expect(cart.read().view?.conflicts).toMatchObject([{ code: 'OUT_OF_STOCK', wanted: 9, actual: 5 }]),
    );
    await vi.waitFor(() => expect(heard).toContain('cart.replayed'));
    dismissConflicts(cart.read().view?.conflicts.map(({ id }) => id) ?? []);
    await vi.waitFor(() => expect(cart.read().view?.conflicts).toEqual([]));
  });
});

function onlyItem(cart: ReturnType<typeof createCartHandle>) {
  const [item] = cart.read().view?.cart?.items ?? [];
  if (!item) throw new RangeError('The cart is empty.');
  return item;
}
