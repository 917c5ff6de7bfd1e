import { createClient, memorySession } from '@mallard/domain/client';
import { getUserInfo, login, type Shop as ShopSettings } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { createDeferredClient } from '@mallard/domain/endpoints';
import { createStore, type StorageLike } from '@mallard/domain/storage';
import { DEMO_ACCOUNT, type OfflineStorage } from '@mallard/offline/backend';
import { openSampleShop, samplePasswords } from '../offline/sampleShop.ts';
import type { DemoCredentials, DemoShop } from '../session/demoSession.ts';
import { createShop } from './createShop.ts';

interface DemoShopOptions {
  /** Session storage of this tab; `null` if it is blocked. */
  area: StorageLike | null;
  baseUrl: string;
  version: string;
  /** Settings of the shop, such as its currency. */
  shop: ShopSettings;
  locale: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Opens the sample shop and signs in to it. It has its own client and session, so that no token passes between it and a server. It
 * doesn't read or write stored data of real users, such as carts and drafts.
 *
 * @throws {ApiFailure} if the credentials are not those of the demo account
 */
export async function openDemoShop(
  { area, shop, now, ...clientOptions }: DemoShopOptions,
  credentials: DemoCredentials = DEMO_ACCOUNT,
): Promise<DemoShop> {
  const session = memorySession();
  const client = createClient({
    ...clientOptions,
    session,
    now,
    locks: null,
    passwordHashing: samplePasswords,
    backend: openSampleShop(shop, now, area ? storageIn(area) : undefined),
  });
  const rememberMe = true;
  session.write({ ...(await client.call(login, { body: { ...credentials, rememberMe } })), rememberMe });
  const user = await client.call(getUserInfo);
  return {
    user,
    shop: createShop({
      client: createDeferredClient(async () => ({ client, endpoints })),
      now,
      store: createStore({ area: null, now }),
      isSample: true,
    }),
  };
}

function storageIn(area: StorageLike): OfflineStorage {
  return {
    get: async (key) => area.getItem(key),
    set: async (key, text) => area.setItem(key, text),
    remove: async (key) => area.removeItem(key),
  };
}
