import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void) {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
}

/** The fragment of the address without its `#`; nothing on the server, which never hears of it. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1) || undefined,
    () => undefined,
  );
}
