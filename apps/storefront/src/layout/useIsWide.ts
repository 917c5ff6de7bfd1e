import { from } from '@mallard/ui/theme';
import { useSyncExternalStore } from 'react';

/** Whether the page has the wide layout, for what style sheets cannot tell; `false` on a server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}

function query(): MediaQueryList {
  return window.matchMedia(from('lg'));
}

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
