import { listNotifications } from '@mallard/domain/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useOnReturn } from '../../data/useOnReturn.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useSessionStatus } from '../../session/session.ts';
import { useOnReadElsewhere } from './notificationChannel.ts';

/** Returns the number of unread notifications, in sync with other tabs; 0 for guests and while it loads. */
export function useUnreadCount(): number {
  const queryClient = useQueryClient();
  const isSignedIn = useSessionStatus() === 'signedIn';
  const isEnabled = useOffers()(listNotifications) && isSignedIn;
  const { data } = useEndpoint(listNotifications, { query: { pageSize: 1 } }, { isEnabled });
  const refresh = useCallback(
    // A request in progress is recent enough.
    () => void queryClient.invalidateQueries({ queryKey: endpointKey(listNotifications) }, { cancelRefetch: false }),
    [queryClient],
  );
  useOnReturn(refresh);
  useOnReadElsewhere(refresh);
  return isEnabled ? (data?.unreadCount ?? 0) : 0;
}
