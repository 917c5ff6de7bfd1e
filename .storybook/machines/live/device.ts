import { createUuid } from '@mallard/domain/client';
import type { Cart } from '@mallard/domain/contract';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { createGuestCart, createIntentLog, createOutbox } from '@mallard/offline/queue';
import type { LiveShop } from './openLiveShop.ts';

/** Creates the storage of a device, which outlives a page: the guest cart and the queue of cart changes. */
export function createDevice({ client, network, time: { now, clock: timers } }: LiveShop, userUuid: string) {
  const store = createStore({ area: memoryArea(), now });
  const dependencies = { createUuid: () => createUuid(), locks: null, timers, now };
  return {
    /** Opens the storage in a page. */
    open(onCart: (cart: Cart) => void) {
      const log = createIntentLog({ store, userUuid, ...dependencies });
      const isOnline = () => network.read().isConnected;
      return {
        guest: createGuestCart({ store, ...dependencies }),
        log,
        outbox: createOutbox({ log, client, ...dependencies, isOnline, onCart }),
      };
    },
  };
}
