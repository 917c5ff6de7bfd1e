import { notify } from '../errors/notify.ts';
import type { SessionStore } from '../storage/index.ts';
import type { Session } from './session.ts';

/** Notifies other tabs that the session changed; they read the store themselves. */
export interface SessionSignal {
  post(): void;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the session of a browser: stored, so that it survives a reload, and shared with other tabs.
 *
 * @param signal leave out without other tabs
 */
export function storedSession(store: SessionStore, signal?: SessionSignal): Session {
  const listeners = new Set<() => void>();
  const notifyAll = () => {
    if (signal) notify(() => signal.post());
    for (const listener of listeners) notify(listener);
  };
  return {
    read: () => store.read(),
    write(tokens) {
      store.write(tokens);
      notifyAll();
    },
    clear(token) {
      store.clear(token);
      notifyAll();
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

/** Creates a signal with the browser's `BroadcastChannel`, opened now. Its messages contain no token. */
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
