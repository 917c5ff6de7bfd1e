import type { UserInfo } from '@mallard/domain/contract';
import type { Store } from '@mallard/domain/storage';
import * as v from 'valibot';
import type { Shop } from '../services/shop.ts';

/** The sample shop, with the demo account signed in. */
export interface DemoShop {
  shop: Shop;
  user: UserInfo;
}

/** Credentials for the demo account. */
export interface DemoCredentials {
  username: string;
  password: string;
}

/** The session of the demo account in the sample shop, while offline. */
export interface DemoSession {
  /** Opens the sample shop. @throws {ApiFailure} if the credentials are wrong */
  open(credentials: DemoCredentials): Promise<UserInfo>;
  /** Opens the sample shop again after a reload. @returns `null` if the session was not active */
  reopen(): Promise<UserInfo | null>;
  /** Returns the sample shop while it is open. */
  shop(): Shop | null;
  /** Stores whether the session is active, so that it survives a reload. The data of the sample shop stays stored in any case. */
  setActive(isActive: boolean): void;
}

/** Options for {@link createDemoSession}. */
export interface DemoSessionOptions {
  /** Session storage of this tab. */
  store: Store;
  /** Loads the sample shop and signs in. @param credentials @default those of the demo account */
  load: (credentials?: DemoCredentials) => Promise<DemoShop>;
}

/** Creates the demo session of a tab without loading anything. */
export function createDemoSession({ store, load }: DemoSessionOptions): DemoSession {
  const storedActive = store.entry({ key: 'demo', version: 1, schema: v.boolean(), fallback: () => false });
  let shop: Shop | null = null;

  async function open(credentials?: DemoCredentials): Promise<UserInfo> {
    const opened = await load(credentials);
    shop = opened.shop;
    return opened.user;
  }

  return {
    open,
    // If the code can't be loaded, the user is signed out.
    reopen: async () => (storedActive.read() ? open().catch(() => null) : null),
    shop: () => shop,
    setActive(isActive) {
      if (!isActive) shop = null;
      if (isActive === storedActive.read()) return;
      if (isActive) storedActive.write(true);
      else storedActive.clear();
    },
  };
}
