import { createStore, memoryArea } from '@mallard/domain/storage';
import { describe, expect, it, vi } from 'vitest';
import { openGuestCart } from '../shared/cart/openGuestCart.ts';
import { createDeferredStore } from './deferredStore.ts';

const now = () => Date.parse('2026-11-23T10:00:00Z');
const skuUuid = crypto.randomUUID();
const openCart = (area = memoryArea()) => openGuestCart(createStore({ area, now }), now);
type Cart = ReturnType<typeof openGuestCart>;
type Lines = ReturnType<Cart['read']>;

describe('a deferred store', () => {
  it('returns its initial value until it is opened, loads once, and notifies listeners', async () => {
    const area = memoryArea();
    openCart(area).add({ skuUuid, quantity: 2 });
    const load = vi.fn(async () => openCart(area));
    const store = createDeferredStore<Lines, Cart>([], load);
    const seen: Lines[] = [];
    store.subscribe(() => seen.push(store.read()));
    expect(store.read()).toEqual([]);
    expect(store.opened()).toBeNull();
    expect(load).not.toHaveBeenCalled();
    await Promise.all([store.open(), store.open()]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([[{ skuUuid, quantity: 2 }]]);
    expect(store.read()).toBe(store.read());
  });

  it('notifies listeners of changes until they unsubscribe', async () => {
    const store = createDeferredStore<Lines, Cart>([], async () => openCart());
    const listener = vi.fn();
    const end = store.subscribe(listener);
    const cart = await store.open();
    cart.add({ skuUuid, quantity: 1 });
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    cart.add({ skuUuid, quantity: 1 });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.read()).toEqual([{ skuUuid, quantity: 2 }]);
  });

  it('fails with a network error when its code fails to load, and retries', async () => {
    const load = vi.fn(async () => openCart()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const store = createDeferredStore<Lines, Cart>([], load);
    await expect(store.open()).rejects.toMatchObject({ error: { kind: 'Network' } });
    expect((await store.open()).read()).toEqual([]);
  });
});

describe('a guest cart in two tabs', () => {
  it('reads changes of the other tab under its key only', () => {
    const area = memoryArea();
    const [here, there] = [openCart(area), openCart(area)];
    there.add({ skuUuid, quantity: 1 });
    here.onStorageChange('mallard:somethingElse');
    expect(here.read()).toEqual([]);
    here.onStorageChange(null);
    expect(here.read()).toEqual([{ skuUuid, quantity: 1 }]);
  });
});
