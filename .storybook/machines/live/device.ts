import { createUuid } from '@mallard/domain/client';
import type { Cart } from '@mallard/domain/contract';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { createGuestCart, createIntentLog, createOutbox } from '@mallard/offline/queue';
import type { LiveShop } from './openLiveShop.ts';

/** What a device keeps of a shopper's cart from one page to the next. */
export function createDevice({ client, network, time: { now, clock: timers } }: LiveShop, userUuid: string) {
  const store = createStore({ area: memoryArea(), now });
  const parts = { createUuid: () => createUuid(), locks: null, timers, now };
  return {
    /** Opens it in a page. */
    open(onCart: (cart: Cart) => void) {
      const log = createIntentLog({ store, userUuid, ...parts });
      const isOnline = () => network.read().isConnected;
      return {
        guest: createGuestCart({ store, ...parts }),
        log,
        outbox: createOutbox({ log, client, ...parts, isOnline, onCart }),
      };
    },
  };
}
