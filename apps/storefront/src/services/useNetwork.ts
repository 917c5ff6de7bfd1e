import { useServices } from './services.ts';
import { useActor } from './useActor.ts';
import type { NetworkView } from './views.ts';

/**
 * Subscribes to one value of the network state.
 *
 * @param select must return the same value until it changes, because a new object re-renders
 * @example const banner = useNetwork((view) => view.banner);
 */
export function useNetwork<T>(select: (view: NetworkView) => T): T {
  return useActor(useServices().actors.network, select);
}
