import { useServices } from './services.ts';
import type { NetworkView } from './tabActors.ts';
import { useActor } from './useActor.ts';

/** One thing of how the shop can be reached. @param look its value is the same until it changes */
export function useNetwork<T>(look: (view: NetworkView) => T): T {
  return useActor(useServices().actors.network, look);
}
