import { from } from '@mallard/ui/theme';
import { useSyncExternalStore } from 'react';

/** Returns whether the layout is wide; `false` on the server. Use media queries in CSS where possible. */
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
