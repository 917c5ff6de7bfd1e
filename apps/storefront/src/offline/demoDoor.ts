import type { UserInfo } from '@mallard/domain/contract';
import type { Store } from '@mallard/domain/storage';
import * as v from 'valibot';
import type { Shop } from '../app/shop.ts';

/** The sample shop with the demo account in it. */
export interface DemoShop {
  shop: Shop;
  user: UserInfo;
}

/** What somebody signs in with. */
export interface DemoCredentials {
  username: string;
  password: string;
}

/** The demo account's way into the sample shop, while there is no network. */
export interface DemoDoor {
  /** Makes the sample shop ready, for who has the password. @throws {ApiFailure} for who has not */
  open(credentials: DemoCredentials): Promise<UserInfo>;
  /** Makes it ready once more where the page was reloaded in it. @returns `null` where it was not */
  reopen(): Promise<UserInfo | null>;
  /** The sample shop, while it is ready. */
  shop(): Shop | null;
  /** Says whether somebody is in: a reload goes on there, and who leaves leaves nothing behind but the shop's own books. */
  setInside(isInside: boolean): void;
}

/** What a tab has for its door. */
export interface DemoDoorParts {
  /** What this tab keeps. */
  store: Store;
  /** Loads the sample shop and signs in to it. @param credentials the demo account's own, where there are none */
  load: (credentials?: DemoCredentials) => Promise<DemoShop>;
}

/** Makes the door of a tab. */
export function createDemoDoor({ store, load }: DemoDoorParts): DemoDoor {
  const inside = store.entry({ key: 'demo', version: 1, schema: v.boolean(), fallback: () => false });
  let shop: Shop | null = null;

  async function open(credentials?: DemoCredentials): Promise<UserInfo> {
    const opened = await load(credentials);
    shop = opened.shop;
    return opened.user;
  }

  return {
    open,
    // Where its code cannot be had, nobody is in.
    reopen: async () => (inside.read() ? open().catch(() => null) : null),
    shop: () => shop,
    setInside(isInside) {
      if (!isInside) shop = null;
      if (isInside === inside.read()) return;
      if (isInside) inside.write(true);
      else inside.clear();
    },
  };
}
