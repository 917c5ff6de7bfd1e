import { createClient, memorySession } from '@mallard/domain/client';
import { getUserInfo, login } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { createLateClient } from '@mallard/domain/endpoints';
import { createStore, type StorageLike } from '@mallard/domain/storage';
import { DEMO_ACCOUNT, type OfflineStorage } from '@mallard/offline/backend';
import { createShop } from '../app/shop.ts';
import type { DemoCredentials, DemoShop } from './demoDoor.ts';
import { openSampleShop, samplePasswords } from './sampleShop.ts';

interface DemoShopParts {
  /** What outlives a reload of this tab; `null` where nothing does. */
  area: StorageLike | null;
  baseUrl: string;
  version: string;
  locale: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Opens the sample shop and signs in to it. It has a client and a session of its own, so that none of its tokens can reach a
 * server, and none of a server's it. Of what a device keeps for a shopper (carts, drafts) it neither reads nor writes anything.
 *
 * @throws {ApiFailure} when that is not the demo account
 */
export async function openDemoShop(
  { area, now, ...parts }: DemoShopParts,
  credentials: DemoCredentials = DEMO_ACCOUNT,
): Promise<DemoShop> {
  const session = memorySession();
  const client = createClient({
    ...parts,
    session,
    now,
    locks: null,
    passwordHashing: samplePasswords,
    backend: openSampleShop(now, area ? storageIn(area) : undefined),
  });
  const rememberMe = true;
  session.write({ ...(await client.call(login, { body: { ...credentials, rememberMe } })), rememberMe });
  const user = await client.call(getUserInfo);
  return {
    user,
    shop: createShop({
      client: createLateClient(async () => ({ client, endpoints })),
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
