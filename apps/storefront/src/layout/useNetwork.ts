import { useServices } from '../app/services.ts';
import { useActor } from '../app/useActor.ts';
import type { NetworkView } from '../session/views.ts';

/** One thing of how the shop can be reached. @param look its value is the same until it changes */
export function useNetwork<T>(look: (view: NetworkView) => T): T {
  return useActor(useServices().actors.network, look);
}
