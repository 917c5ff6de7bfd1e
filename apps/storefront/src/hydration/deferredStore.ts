import { ApiFailure, networkError } from '@mallard/domain/errors';
import { once } from './once.ts';

/** What can be read and listened to. */
interface Readable<View> {
  read(): View;
  subscribe(listener: () => void): unknown;
}

/** A store whose code comes when it is opened, so that no first view waits for it. */
export interface DeferredStore<View, Store extends Readable<View>> {
  /** The same value until something changes; the first until it is open. */
  read(): View;
  subscribe(listener: () => void): () => void;
  /** @throws {ApiFailure} of kind `Network` where its code cannot be loaded; the next call tries again */
  open(): Promise<Store>;
  /** The store, if it is open. */
  opened(): Store | null;
}

/** Makes it; nothing is loaded yet. @param first what is read until then */
export function createDeferredStore<View, Store extends Readable<View>>(
  first: View,
  load: () => Promise<Store>,
): DeferredStore<View, Store> {
  const listeners = new Set<() => void>();
  let opened: Store | null = null;

  function tell() {
    for (const listener of listeners) listener();
  }

  const bring = once(async () => {
    opened = await load();
    opened.subscribe(tell);
    tell();
    return opened;
  });

  return {
    read: () => opened?.read() ?? first,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () =>
      bring().catch(() => {
        throw new ApiFailure(networkError());
      }),
    opened: () => opened,
  };
}
