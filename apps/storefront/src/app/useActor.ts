import { useSyncExternalStore } from 'react';
import type { ActorHandle } from './actorHandle.ts';

/** One thing of what an actor of the tab shows. @param look its value is the same until it changes */
export function useActor<View, T>(
  { subscribe, read, first }: Pick<ActorHandle<View, never, never>, 'subscribe' | 'read' | 'first'>,
  look: (view: View) => T,
): T {
  return useSyncExternalStore(
    subscribe,
    () => look(read()),
    () => look(first),
  );
}
