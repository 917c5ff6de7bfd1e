import { useSyncExternalStore } from 'react';

/** The router dispatches the last two when a link within the page changes the URL. */
const CHANGES = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(notify: () => void) {
  for (const type of CHANGES) addEventListener(type, notify);
  return () => {
    for (const type of CHANGES) removeEventListener(type, notify);
  };
}

/** Returns the URL fragment without `#`; `undefined` on the server, because browsers don't send it. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1) || undefined,
    () => undefined,
  );
}
