import { useServices } from '../app/services.ts';
import { useNetwork } from '../layout/useNetwork.ts';
import { isReachable } from './useErrorToast.ts';

/**
 * Whether the shop that answers can be reached, as far as known: until the first answer it is taken for granted. The sample shop
 * always can.
 */
export function useIsOnline(): boolean {
  const { isSample } = useServices();
  const isConnected = useNetwork(isReachable);
  return isSample || isConnected;
}
