import { type ApiError, ApiFailure, networkError } from '@mallard/domain/errors';
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

/**
 * Creates a deferred store without loading anything.
 *
 * @param initial what `read` returns until the store is open
 * @param toFailedView returns what `read` returns after loading has failed, until it is tried again. @default `initial`
 */
export function createDeferredStore<View, Store extends Readable<View>>(
  initial: View,
  load: () => Promise<Store>,
  toFailedView: (error: ApiError) => View = () => initial,
): DeferredStore<View, Store> {
  const listeners = new Set<() => void>();
  let store: Store | null = null;
  let unopenedView = initial;

  function notify() {
    for (const listener of listeners) listener();
  }

  function showUnopened(view: View) {
    if (view === unopenedView) return;
    unopenedView = view;
    notify();
  }

  const openOnce = loadOnce(async () => {
    showUnopened(initial);
    try {
      store = await load();
    } catch {
      const error = networkError();
      showUnopened(toFailedView(error));
      throw new ApiFailure(error);
    }
    store.subscribe(notify);
    notify();
    return store;
  });

  return {
    read: () => store?.read() ?? unopenedView,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: openOnce,
    opened: () => store,
  };
}
