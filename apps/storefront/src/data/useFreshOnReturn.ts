import type { Endpoint } from '@mallard/domain/contract';
import { useCallback } from 'react';
import { useServices } from '../shell/services.ts';
import { endpointKey } from './endpointQuery.ts';
import { useOnReturn } from './useOnReturn.ts';

/** Asks again for a call's answers when a screen opens, and whenever the shopper comes back to it. */
export function useFreshOnReturn(endpoint: Endpoint): void {
  const { queryClient } = useServices();
  useOnReturn(
    useCallback(
      () => void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) }, { cancelRefetch: false }),
      [queryClient, endpoint],
    ),
  );
}
