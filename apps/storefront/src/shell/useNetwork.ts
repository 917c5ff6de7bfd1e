import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';
import type { NetworkView } from './tabActors.ts';

/** One thing of how the shop can be reached. @param look its value is the same until it changes */
export function useNetwork<T>(look: (view: NetworkView) => T): T {
  const { network } = useServices().actors;
  return useSyncExternalStore(
    network.subscribe,
    () => look(network.read()),
    () => look(network.first),
  );
}
