import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void) {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
}

/** Returns the URL fragment without `#`; `undefined` on the server, because browsers don't send it. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1) || undefined,
    () => undefined,
  );
}
