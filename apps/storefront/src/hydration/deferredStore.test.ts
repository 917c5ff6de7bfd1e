import { createStore, memoryArea } from '@mallard/domain/storage';
import { describe, expect, it, vi } from 'vitest';
import { openGuestCart } from '../features/cart/openGuestCart.ts';
import { createDeferredStore } from './deferredStore.ts';

const now = () => Date.parse('2026-11-23T10:00:00Z');
const skuUuid = crypto.randomUUID();
const openCart = (area = memoryArea()) => openGuestCart(createStore({ area, now }), now);
type Cart = ReturnType<typeof openGuestCart>;
type Lines = ReturnType<Cart['read']>;

describe('a store whose code comes late', () => {
  it('reads its first value until it is opened, once, and tells what there is', async () => {
    const area = memoryArea();
    openCart(area).change({ kind: 'add', skuUuid, quantity: 2 });
    const load = vi.fn(async () => openCart(area));
    const late = createDeferredStore<Lines, Cart>([], load);
    const seen: Lines[] = [];
    late.subscribe(() => seen.push(late.read()));
    expect(late.read()).toEqual([]);
    expect(late.opened()).toBeNull();
    expect(load).not.toHaveBeenCalled();
    await Promise.all([late.open(), late.open()]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([[{ skuUuid, quantity: 2 }]]);
    expect(late.read()).toBe(late.read());
  });

  it('tells what changes from then on, until nobody listens', async () => {
    const late = createDeferredStore<Lines, Cart>([], async () => openCart());
    const listener = vi.fn();
    const end = late.subscribe(listener);
    const cart = await late.open();
    cart.change({ kind: 'add', skuUuid, quantity: 1 });
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    cart.change({ kind: 'add', skuUuid, quantity: 1 });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(late.read()).toEqual([{ skuUuid, quantity: 2 }]);
  });

  it('fails as the network does where its code cannot be loaded, and is tried again', async () => {
    const load = vi.fn(async () => openCart()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const late = createDeferredStore<Lines, Cart>([], load);
    await expect(late.open()).rejects.toMatchObject({ error: { kind: 'Network' } });
    expect((await late.open()).read()).toEqual([]);
  });
});

describe('a visitor’s cart in two tabs', () => {
  it('hears what the other writes under its key, and no other', () => {
    const area = memoryArea();
    const [here, there] = [openCart(area), openCart(area)];
    there.change({ kind: 'add', skuUuid, quantity: 1 });
    here.look('mallard:somethingElse');
    expect(here.read()).toEqual([]);
    here.look(null);
    expect(here.read()).toEqual([{ skuUuid, quantity: 1 }]);
  });
});
