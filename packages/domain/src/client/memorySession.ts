import { notify } from '../errors/notify.ts';
import type { Session, SessionTokens } from './session.ts';

/** Creates a session that lives as long as the process: for servers, tests, and browsers without storage. */
export function memorySession(initial: SessionTokens | null = null): Session {
  let tokens = initial;
  const listeners = new Set<() => void>();
  const set = (next: SessionTokens | null) => {
    tokens = next;
    for (const listener of listeners) notify(listener);
  };
  return {
    read: () => tokens,
    write: (next) => set({ ...next }),
    clear(token) {
      if (token === undefined || tokens?.token === token) set(null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
