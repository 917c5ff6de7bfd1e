import type { Endpoint } from '@mallard/domain/contract';
import { useEffect } from 'react';
import { useServices } from '../shell/services.ts';
import { endpointKey } from './endpointQuery.ts';

/**
 * Asks again for a call's answers when a screen opens and whenever the shopper comes back to it: from another tab, or
 * by the back button to a page that the browser kept as it was.
 */
export function useFreshOnReturn(endpoint: Endpoint): void {
  const { queryClient } = useServices();
  useEffect(() => {
    const refresh = () =>
      void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) }, { cancelRefetch: false });
    const onShow = () => {
      if (!document.hidden) refresh();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    refresh();
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [queryClient, endpoint]);
}
