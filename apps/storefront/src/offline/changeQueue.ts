import type { DeferredClient } from '@mallard/domain/endpoints';
import type { Store } from '@mallard/domain/storage';
import type { IntentState } from '@mallard/offline/queue';
import { createDeferredStore, type DeferredStore } from '../hydration/index.ts';
import { NOTHING_QUEUED } from './nothingQueued.ts';
import type { ChangeQueue } from './openChangeQueue.ts';

/**
 * The changes of a tab that the server may not have: of the cart, and of the favorites. The code is loaded when a user is signed
 * in.
 */
export interface DeferredChangeQueue extends Omit<DeferredStore<IntentState, ChangeQueue>, 'opened'> {
  /** Sets whose changes they are: `null` for a guest. */
  setOwner(userUuid: string | null): void;
  setOnline(isOnline: boolean): void;
  /** Reads the changes again if another tab changed their storage key, or cleared the storage (`null`). */
  onStorageChange(key: string | null): void;
}

interface ChangeQueueParts {
  client: Pick<DeferredClient, 'open'>;
  /** Shared by all tabs. */
  store: Store;
  /** Returns milliseconds since 1970. */
  now: () => number;
}

/** Creates the queue without loading anything. */
export function createChangeQueue({ client, store, now }: ChangeQueueParts): DeferredChangeQueue {
  let owner: string | null = null;
  let isOnline = true;
  const { read, subscribe, open, opened } = createDeferredStore<IntentState, ChangeQueue>(NOTHING_QUEUED, async () => {
    const [{ openChangeQueue }, openClient] = await Promise.all([import('./openChangeQueue.ts'), client.open()]);
    const queue = openChangeQueue({ client: openClient, store, now, isOnline: () => isOnline });
    queue.setOwner(owner);
    return queue;
  });
  return {
    read,
    subscribe,
    open,
    setOwner(next) {
      owner = next;
      opened()?.setOwner(owner);
      // If the code cannot be loaded, the cart says so.
      if (owner !== null) open().catch(() => undefined);
    },
    setOnline(next) {
      isOnline = next;
    },
    onStorageChange: (key) => opened()?.onStorageChange(key),
  };
}
