import { useServices } from '../services/services.ts';
import { useNetwork } from '../services/useNetwork.ts';
import { isReachable } from './useErrorToast.ts';

/** Returns whether the current shop can be reached; `true` until the first check. The sample shop can always be reached. */
export function useIsOnline(): boolean {
  const { isSample } = useServices();
  const isConnected = useNetwork(isReachable);
  return isSample || isConnected;
}
