import { createClient, createUuid, memorySession, systemTimers } from '@mallard/domain/client';
import { getCart, login, MAX_CART_LINES } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { createStore, memoryArea, type StorageLike } from '@mallard/domain/storage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOfflineBackend, DEMO_ACCOUNT } from '../backend/index.ts';
import { createFaultyBackend, type Fault } from '../faults/index.ts';
import { intentShop, SCARCE_STOCK, skus } from './fixtures/intentShop.ts';
import { createGuestCart, GUEST_CART_KEY } from './guestCart.ts';

const [mug = '', kettle = ''] = skus.shared;
const passwordHashing = { salt: 'test', iterations: 1 };

/** A product as it is stored with a line. */
const product = { productUuid: '00000000-0000-4000-8000-0000000000cc', title: 'Mug', price: minor(8900) };

const DAY = 86_400_000;

function openGuest(area: StorageLike | null = memoryArea(), now = () => 0) {
  const store = createStore({ area, now });
  return createGuestCart({ store, createUuid: () => createUuid(), locks: null, timers: systemTimers, now });
}

async function openShop() {
  const faults: Fault[][] = [];
  const session = memorySession();
  const backend = createOfflineBackend({ shop: intentShop, now: () => Date.now(), passwordHashing });
  const client = createClient({
    session,
    passwordHashing,
    baseUrl: 'http://shop.test',
    version: 'test',
    locks: null,
    isOnline: () => false,
    locale: () => 'en-US',
    backend: createFaultyBackend(backend, { choose: () => faults.shift() ?? [] }),
  });
  const signedIn = await client.call(login, { body: DEMO_ACCOUNT });
  session.write({ ...signedIn, rememberMe: true });
  const quantities = async () =>
    Object.fromEntries((await client.call(getCart)).items.map(({ skuUuid, quantity }) => [skuUuid, quantity]));
  return { client, faults, quantities, userUuid: signedIn.userUuid };
}

describe('a guest cart', () => {
  it('contains added and changed lines, also after a reload and in other tabs', () => {
    const area = memoryArea();
    const guest = openGuest(area);
    const other = openGuest(area);
    let notifications = 0;
    guest.subscribe(() => {
      notifications += 1;
    });
    guest.add({ skuUuid: mug, quantity: 2 });
    guest.add({ skuUuid: mug, quantity: 1 });
    guest.add({ skuUuid: kettle, quantity: 1 });
    guest.set({ skuUuid: kettle, quantity: 4 });
    expect(guest.read()).toEqual([
      { skuUuid: mug, quantity: 3 },
      { skuUuid: kettle, quantity: 4 },
    ]);
    const same = guest.read();
    guest.readStorage();
    expect(notifications).toBe(4);
    expect(guest.read()).toBe(same);
    expect([other.read(), openGuest(area).read()]).toEqual([[], guest.read()]);
    other.readStorage();
    expect(other.read()).toEqual(guest.read());
    for (const skuUuid of [mug, kettle]) guest.remove(skuUuid);
    expect(area.length).toBe(0);
  });

  it.each([0, -1, 1000, 1.5, Number.NaN])('refuses %s units without losing anything', (quantity) => {
    const area = memoryArea();
    const guest = openGuest(area);
    guest.add({ skuUuid: mug, quantity: 2 });
    const refusal = { kind: 'BadRequest', code: 'VALIDATION', fields: { quantity: expect.anything() } };
    expect(guest.add({ skuUuid: kettle, quantity })).toEqual(refusal);
    expect(guest.set({ skuUuid: mug, quantity })).toEqual(refusal);
    expect(guest.add({ skuUuid: 'no SKU', quantity: 1 })).toMatchObject({
      code: 'VALIDATION',
      fields: { skuUuid: { code: 'ID' } },
    });
    expect(openGuest(area).read()).toEqual([{ skuUuid: mug, quantity: 2 }]);
  });

  it('keeps valid lines beside an invalid one', () => {
    const area = memoryArea();
    const lines = [
      { skuUuid: kettle, quantity: 0 },
      { skuUuid: mug, quantity: 2 },
    ];
    const sent = { key: mug, userUuid: mug, lines, sentAt: 0 };
    area.setItem(GUEST_CART_KEY, JSON.stringify({ v: 3, at: 0, data: { lines, sent } }));
    expect(openGuest(area).read()).toEqual([{ skuUuid: mug, quantity: 2 }]);
  });

  it('stores the product of a line, as it was when the line was first added', () => {
    const area = memoryArea();
    const guest = openGuest(area);
    guest.add({ skuUuid: mug, quantity: 1, product });
    guest.add({ skuUuid: mug, quantity: 1, product: { ...product, price: minor(9900) } });
    guest.set({ skuUuid: mug, quantity: 5 });
    expect(guest.read()).toEqual([{ skuUuid: mug, quantity: 5, product }]);
    expect(openGuest(area).read()).toEqual(guest.read());
  });

  it('reads lines that were stored without a product, and stores the product with the next addition', () => {
    const area = memoryArea();
    const lines = [{ skuUuid: mug, quantity: 2 }];
    area.setItem(GUEST_CART_KEY, JSON.stringify({ v: 3, at: 0, data: { lines, sent: null } }));
    const guest = openGuest(area);
    expect(guest.read()).toEqual(lines);
    guest.add({ skuUuid: mug, quantity: 1, product });
    expect(guest.read()).toEqual([{ skuUuid: mug, quantity: 3, product }]);
  });

  it.each([
    'Mug',
    null,
    { ...product, productUuid: 'the mug' },
    { ...product, price: -1 },
    { productUuid: product.productUuid },
  ])('keeps a line whose stored product is not valid: %j', (stored) => {
    const area = memoryArea();
    const lines = [{ skuUuid: mug, quantity: 2, product: stored }];
    area.setItem(GUEST_CART_KEY, JSON.stringify({ v: 3, at: 0, data: { lines, sent: null } }));
    expect(openGuest(area).read()).toEqual([{ skuUuid: mug, quantity: 2 }]);
  });

  it('accepts as many lines as a cart', () => {
    const guest = openGuest();
    for (let line = 0; line < MAX_CART_LINES; line += 1)
      expect(guest.add({ skuUuid: createUuid(), quantity: 1 })).toBeNull();
    expect(guest.add({ skuUuid: mug, quantity: 1 })).toEqual({
      kind: 'Conflict',
      code: 'CART_LIMIT',
      data: { details: { limit: MAX_CART_LINES } },
    });
    expect(guest.read()).toHaveLength(MAX_CART_LINES);
    const [{ skuUuid = '' } = {}] = guest.read();
    for (const _ of [1, 2]) guest.add({ skuUuid, quantity: 999 });
    expect(guest.read()[0]).toEqual({ skuUuid, quantity: 999 });
  });

  it('refuses units beyond stock or limit, with those in the cart and those that are left', () => {
    const guest = openGuest();
    const ask = (quantity: number, limit?: number) => guest.add({ skuUuid: mug, quantity }, { stock: 5, limit });
    expect([ask(2), ask(2, 4)]).toEqual([null, null]);
    const refusal = (code: string, details: object) => ({ kind: 'Conflict', code, data: { details } });
    expect(ask(3)).toEqual(refusal('OUT_OF_STOCK', { asked: 3, left: 1, inCart: 4 }));
    expect(ask(1, 4)).toEqual(refusal('PURCHASE_LIMIT', { asked: 1, left: 0, inCart: 4 }));
    expect(guest.read()).toEqual([{ skuUuid: mug, quantity: 4 }]);
  });

  it('is stored in this tab without storage, and survives any stored data', () => {
    const guest = openGuest(null);
    guest.add({ skuUuid: mug, quantity: 2 });
    expect(guest.read()).toEqual([{ skuUuid: mug, quantity: 2 }]);
    const record = fc
      .record({ v: fc.constant(3), at: fc.nat(), data: fc.jsonValue() })
      .map((one) => JSON.stringify(one));
    fc.assert(
      fc.property(fc.oneof(fc.string(), record), (text) => {
        const area = memoryArea();
        area.setItem(GUEST_CART_KEY, text);
        expect(openGuest(area).read()).toEqual([]);
      }),
    );
  });
});

describe('merging a guest cart', () => {
  it('adds it to the account’s, lists lines that did not fit, and leaves nothing', async () => {
    const { client, userUuid, quantities } = await openShop();
    const area = memoryArea();
    const guest = openGuest(area);
    guest.add({ skuUuid: mug, quantity: 2 });
    guest.add({ skuUuid: skus.scarce, quantity: SCARCE_STOCK + 1 });
    const merged = await guest.merge(client, userUuid);
    expect(merged?.clamped).toEqual([{ skuUuid: skus.scarce, asked: SCARCE_STOCK + 1, kept: SCARCE_STOCK }]);
    expect(await quantities()).toEqual({ [mug]: 2, [skus.scarce]: SCARCE_STOCK });
    expect([guest.read(), area.length, await guest.merge(client, userUuid)]).toEqual([[], 0, null]);
  });

  it('sends no product, and returns the lines that were sent with theirs', async () => {
    const { client, userUuid, quantities } = await openShop();
    const guest = openGuest();
    guest.add({ skuUuid: mug, quantity: 2, product });
    expect((await guest.merge(client, userUuid))?.lines).toEqual([{ skuUuid: mug, quantity: 2, product }]);
    expect(await quantities()).toEqual({ [mug]: 2 });
  });

  it('counts once after a lost response, although lines are added and another user signs in meanwhile', async () => {
    const { client, userUuid, quantities, faults } = await openShop();
    const area = memoryArea();
    const guest = openGuest(area);
    guest.add({ skuUuid: mug, quantity: 2 });
    faults.push([{ kind: 'dropAfter' }]);
    await expect(guest.merge(client, userUuid)).rejects.toThrow('NETWORK');
    guest.add({ skuUuid: mug, quantity: 3 });
    expect(guest.read()).toEqual([{ skuUuid: mug, quantity: 5 }]);
    const later = openGuest(area);
    const somebodyElse = createUuid();
    expect(await later.merge(client, somebodyElse)).toBeNull();
    expect(later.read(somebodyElse)).toEqual([{ skuUuid: mug, quantity: 3 }]);
    expect([later.read(userUuid), later.read()]).toEqual([guest.read(), guest.read()]);
    await later.merge(client, userUuid);
    expect(await quantities()).toEqual({ [mug]: 2 });
    await later.merge(client, userUuid);
    expect(await quantities()).toEqual({ [mug]: 5 });
    expect(later.read()).toEqual([]);
  });

  it('is done once by two tabs at the same time', async () => {
    const { client, userUuid, quantities } = await openShop();
    const area = memoryArea();
    const tabs = [openGuest(area), openGuest(area)];
    tabs[0]?.add({ skuUuid: mug, quantity: 2 });
    await Promise.all(tabs.map((tab) => tab.merge(client, userUuid)));
    expect(await quantities()).toEqual({ [mug]: 2 });
  });

  it('does not count twice if the server no longer knows the key, and is not lost', async () => {
    const { client, userUuid, quantities, faults } = await openShop();
    let now = 0;
    const guest = openGuest(memoryArea(), () => now);
    // This server has forgotten all keys.
    const forgetful = {
      ...client,
      tryCall: ((endpoint, input, options) =>
        client.tryCall(endpoint, input as never, {
          ...options,
          idempotencyKey: createUuid(),
        })) as typeof client.tryCall,
    };
    guest.add({ skuUuid: mug, quantity: 3 });
    faults.push([{ kind: 'dropAfter' }]);
    await expect(guest.merge(client, userUuid)).rejects.toThrow('NETWORK');
    now = 8 * DAY;
    expect(await guest.merge(forgetful, userUuid)).toBeNull();
    expect([await quantities(), guest.read()]).toEqual([{ [mug]: 3 }, []]);

    guest.add({ skuUuid: mug, quantity: 5 });
    guest.add({ skuUuid: kettle, quantity: 1 });
    faults.push([{ kind: 'dropBefore' }]);
    await expect(guest.merge(client, userUuid)).rejects.toThrow('NETWORK');
    now = 16 * DAY;
    expect((await guest.merge(forgetful, userUuid))?.clamped).toEqual([]);
    expect([await quantities(), guest.read()]).toEqual([{ [mug]: 5, [kettle]: 1 }, []]);
  });

  it('keeps the lines when the server refuses two tabs at the same time', async () => {
    const { client, userUuid } = await openShop();
    const area = memoryArea();
    const tabs = [openGuest(area), openGuest(area)];
    tabs[0]?.add({ skuUuid: mug, quantity: 2 });
    const refusing = {
      ...client,
      tryCall: async () => ({ ok: false, error: { kind: 'Conflict', code: 'CART_LIMIT' } }),
    };
    await Promise.allSettled(tabs.map((tab) => tab.merge(refusing as unknown as typeof client, userUuid)));
    expect(openGuest(area).read()).toEqual([{ skuUuid: mug, quantity: 2 }]);
  });

  it('keeps the lines when the server refuses', async () => {
    const { client, userUuid, quantities } = await openShop();
    const guest = openGuest();
    guest.add({ skuUuid: mug, quantity: 1 });
    const refusing = {
      ...client,
      tryCall: async () => ({ ok: false, error: { kind: 'Conflict', code: 'CART_LIMIT' } }),
    };
    await expect(guest.merge(refusing as unknown as typeof client, userUuid)).rejects.toThrow('CART_LIMIT');
    expect(guest.read()).toEqual([{ skuUuid: mug, quantity: 1 }]);
    await guest.merge(client, userUuid);
    expect(await quantities()).toEqual({ [mug]: 1 });
  });
});
