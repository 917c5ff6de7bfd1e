import { useSyncExternalStore } from 'react';
import type { ActorHandle } from './actorHandle.ts';

/**
 * Subscribes to one value of an actor's view.
 *
 * @param select must return the same value until it changes, because a new object re-renders
 * @example const banner = useActor(actors.network, (view) => view.banner);
 */
export function useActor<View, T>(
  { subscribe, read, initialView }: Pick<ActorHandle<View, never, never>, 'subscribe' | 'read' | 'initialView'>,
  select: (view: View) => T,
): T {
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(initialView),
  );
}
