import { notify } from '../errors/notify.ts';
import type { SessionStore } from '../storage/index.ts';
import type { Session } from './session.ts';

/** Tells the other tabs that the session changed, and nothing more: they read the store themselves. */
export interface SessionSignal {
  post(): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/**
 * The session of a browser: kept in its storage, so that it survives a reload, with other tabs told of changes.
 *
 * @param signal left out where there are no other tabs
 */
export function storedSession(store: SessionStore, signal?: SessionSignal): Session {
  const listeners = new Set<() => void>();
  const tell = () => {
    if (signal) notify(() => signal.post());
    for (const listener of listeners) notify(listener);
  };
  return {
    read: () => store.read(),
    write(tokens) {
      store.write(tokens);
      tell();
    },
    clear(token) {
      store.clear(token);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      const leave = signal?.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave?.();
      };
    },
  };
}

const CHANNEL = 'mallard-session';

/** A signal over the browser's `BroadcastChannel`, opened now; its messages carry no token. */
export function broadcastSessionSignal(): SessionSignal {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    post: () => channel.postMessage('changed'),
    subscribe(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
