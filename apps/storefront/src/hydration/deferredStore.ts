import { ApiFailure, networkError } from '@mallard/domain/errors';
import { loadOnce } from './loadOnce.ts';

interface Readable<View> {
  read(): View;
  subscribe(listener: () => void): unknown;
}

/** A store whose code is loaded when it is opened, so that it isn't part of the first view. */
export interface DeferredStore<View, Store extends Readable<View>> {
  /** Returns the same value until something changes; the initial one until the store is open. */
  read(): View;
  subscribe(listener: () => void): () => void;
  /** @throws {ApiFailure} of kind `Network` if the code cannot be loaded; the next call retries */
  open(): Promise<Store>;
  /** Returns the store if it is open. */
  opened(): Store | null;
}

/** Creates a deferred store without loading anything. @param initial what `read` returns until the store is open */
export function createDeferredStore<View, Store extends Readable<View>>(
  initial: View,
  load: () => Promise<Store>,
): DeferredStore<View, Store> {
  const listeners = new Set<() => void>();
  let store: Store | null = null;

  function notify() {
    for (const listener of listeners) listener();
  }

  const openOnce = loadOnce(async () => {
    store = await load();
    store.subscribe(notify);
    notify();
    return store;
  });

  return {
    read: () => store?.read() ?? initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () =>
      openOnce().catch(() => {
        throw new ApiFailure(networkError());
      }),
    opened: () => store,
  };
}
