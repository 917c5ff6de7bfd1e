import type { Locks } from '@mallard/domain/client';
import { createTaskQueue, delay, systemTimers, type Timers } from '@mallard/domain/client';
import { createAddress, getHome, listAddresses } from '@mallard/domain/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../testing/openTestShop.ts';
import { isOfflineToken } from './sessions/tokens.ts';
import { STORAGE_LIMIT } from './state/limitStorage.ts';
import { memoryStorage, type OfflineStorage } from './state/offlineStorage.ts';

const KEY = 'offline-shop';
const address = {
  recipientName: 'Ada',
  phone: '13800138000',
  region: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
  detailAddress: '文三路 1 号',
};

async function addOne(shop: ReturnType<typeof openTestShop>): Promise<number> {
  await shop.call(createAddress, { body: address });
  return (await shop.call(listAddresses)).length;
}

const failing = async () => {
  throw new DOMException('Full', 'QuotaExceededError');
};

const throwing = () => {
  throw new DOMException('Insecure', 'SecurityError');
};
const silent = () => new Promise<never>(() => {});

describe('an offline shop on the device', () => {
  it('is restored after a restart', async () => {
    const storage = memoryStorage();
    const first = openTestShop({ storage });
    await first.signIn();
    expect(await addOne(first)).toBe(3);
    const second = openTestShop({ storage });
    await second.signIn();
    expect(await second.call(listAddresses)).toHaveLength(3);
  });

  it('is the same in two tabs', async () => {
    const storage = memoryStorage();
    const [one, other] = [openTestShop({ storage }), openTestShop({ storage })];
    await one.signIn();
    await other.signIn();
    expect(await addOne(one)).toBe(3);
    expect(await addOne(other)).toBe(4);
    expect(await one.call(listAddresses)).toHaveLength(4);
  });

  it('loses nothing when two tabs change it at the same time', async () => {
    const storage = memoryStorage();
    // The storage is slow, so that without locks the later write would overwrite the earlier one.
    const slow = { ...storage, get: async (key: string) => delay(1, systemTimers).then(() => storage.get(key)) };
    const takeTurn = createTaskQueue();
    const locks: Locks = { request: (_name, _options, callback) => takeTurn(callback) };
    const tabs = [openTestShop({ storage: slow, locks }), openTestShop({ storage: slow, locks })];
    for (const tab of tabs) await tab.signIn();
    await Promise.all(tabs.flatMap((tab) => [1, 2, 3].map(() => tab.call(createAddress, { body: address }))));
    for (const tab of tabs) expect(await tab.call(listAddresses)).toHaveLength(8);
  });

  it('loses nothing in two back ends of a page, without any locks', async () => {
    const storage = memoryStorage();
    const slow = () => ({
      ...storage,
      get: async (key: string) => delay(1, systemTimers).then(() => storage.get(key)),
    });
    const both = [openTestShop({ storage: slow(), locks: null }), openTestShop({ storage: slow(), locks: null })];
    for (const one of both) await one.signIn();
    await Promise.all(
      both.flatMap((one) => Array.from({ length: 9 }, () => one.call(createAddress, { body: address }))),
    );
    for (const one of both) expect(await one.call(listAddresses)).toHaveLength(20);
  });

  it('is new in all tabs when it is reset in one', async () => {
    const storage = memoryStorage();
    const shop = openTestShop({ storage });
    await shop.signIn();
    await addOne(shop);
    const other = openTestShop({ storage });
    await other.signIn();
    expect(await other.call(listAddresses)).toHaveLength(3);
    await shop.backend.reset();
    for (const tab of [other, shop]) {
      await tab.signIn();
      expect(await tab.call(listAddresses)).toHaveLength(2);
    }
  });

  it('does not return if the new one cannot be stored', async () => {
    const storage = memoryStorage();
    const kept = openTestShop({ storage });
    await kept.signIn();
    await addOne(kept);
    await openTestShop({ storage: { ...storage, set: failing } }).backend.reset();
    expect(await storage.get(KEY)).toBeNull();
  });

  it.each<[string, Partial<OfflineStorage>]>([
    ['full', { set: failing }],
    ['forbidden', { get: failing, set: failing, remove: failing }],
    ['throwing before it promises', { get: throwing, set: throwing, remove: throwing }],
    ['throwing where it writes', { set: throwing }],
  ])('continues in memory if storage is %s', async (_what, faults) => {
    const shop = openTestShop({ storage: { ...memoryStorage(), ...faults } });
    await shop.signIn();
    expect(await addOne(shop)).toBe(3);
    await shop.backend.reset();
    await shop.signIn();
    expect(await shop.call(listAddresses)).toHaveLength(2);
  });

  it.each<[string, Partial<OfflineStorage>]>([
    ['never answers', { get: silent, set: silent, remove: silent }],
    ['never says that it has written', { set: silent }],
    ['never says that it has removed', { remove: silent }],
  ])('waits once for a storage that %s, and continues in memory', async (_what, faults) => {
    let waits = 0;
    const timers: Timers = {
      ...systemTimers,
      setTimeout: (callback, milliseconds) => {
        if (milliseconds !== STORAGE_LIMIT) return systemTimers.setTimeout(callback, milliseconds);
        waits += 1;
        return systemTimers.setTimeout(callback, 20);
      },
    };
    const shop = openTestShop({ storage: { ...memoryStorage(), ...faults }, timers });
    await shop.backend.reset();
    await shop.signIn();
    const before = waits;
    expect(await addOne(shop)).toBe(3);
    expect(waits).toBe(before);
    await shop.backend.reset();
    await shop.signIn();
    expect(await shop.call(listAddresses)).toHaveLength(2);
  });

  it('loses nothing when storage is cleared meanwhile', async () => {
    const storage = memoryStorage();
    const shop = openTestShop({ storage });
    await shop.signIn();
    await addOne(shop);
    await storage.remove(KEY);
    expect(await addOne(shop)).toBe(4);
    expect(await storage.get(KEY)).not.toBeNull();
  });

  it('does not change data of a newer version', async () => {
    const storage = memoryStorage();
    const newer = JSON.stringify({ v: 99, at: 0, data: {} });
    await storage.set(KEY, newer);
    const shop = openTestShop({ storage });
    await shop.signIn();
    expect(await addOne(shop)).toBe(3);
    expect(await storage.get(KEY)).toBe(newer);
  });

  it('survives any stored data', async () => {
    const record = fc
      .record({ v: fc.constant(1), at: fc.nat(), data: fc.jsonValue() })
      .map((one) => JSON.stringify(one));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json(), record), async (text) => {
        const storage = memoryStorage();
        await storage.set(KEY, text);
        const shop = openTestShop({ storage });
        await shop.signIn();
        expect((await shop.call(getHome)).recommended).toHaveLength(2);
      }),
    );
  });

  it('survives a manual change of one part', async () => {
    const storage = memoryStorage();
    const shop = openTestShop({ storage });
    await shop.signIn();
    const text = (await storage.get(KEY)) ?? '';
    const record = JSON.parse(text) as { data: Record<string, unknown> };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(record.data)), fc.jsonValue(), async (part, value) => {
        const poisoned = memoryStorage();
        await poisoned.set(KEY, JSON.stringify({ ...record, data: { ...record.data, [part]: value } }));
        const other = openTestShop({ storage: poisoned });
        expect((await other.call(getHome)).recommended).toHaveLength(2);
      }),
    );
  });
});

describe('a token', () => {
  it('of an offline shop is recognized', async () => {
    expect(['offline.x', 'offline-refresh.x'].map(isOfflineToken)).toEqual([true, true]);
    expect(['', null, undefined, 'eyJhbGciOiJIUzI1NiJ9.e30.x'].map(isOfflineToken)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
