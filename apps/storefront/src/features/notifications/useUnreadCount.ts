import { listNotifications } from '@mallard/domain/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOffers } from '../../app/useOffers.ts';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useOnReturn } from '../../data/useOnReturn.ts';
import { useSessionStatus } from '../../session/session.ts';
import { useOnReadElsewhere } from './notificationChannel.ts';

/** How many messages the shopper has not read, in this or another tab; 0 for guests, and until it is known. */
export function useUnreadCount(): number {
  const queryClient = useQueryClient();
  const isSignedIn = useSessionStatus() === 'signedIn';
  const isEnabled = useOffers()(listNotifications) && isSignedIn;
  const { data } = useEndpoint(listNotifications, { query: { pageSize: 1 } }, { isEnabled });
  const refresh = useCallback(
    // One that is on its way already is as new as the next.
    () => void queryClient.invalidateQueries({ queryKey: endpointKey(listNotifications) }, { cancelRefetch: false }),
    [queryClient],
  );
  useOnReturn(refresh);
  useOnReadElsewhere(refresh);
  return isEnabled ? (data?.unreadCount ?? 0) : 0;
}
