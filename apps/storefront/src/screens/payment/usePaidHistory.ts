import { useEffect, useState } from 'react';
import { paths } from '../../routes.ts';
import { isRevisited, putBelow, whenBackReaches } from '../../shell/historyEntry.ts';
import { useServices } from '../../shell/services.ts';
import type { Paying } from './usePaying.ts';

/**
 * Keeps Back from leading to the provider of a payment that is over. Below the outcome is the order; a shopper who goes back to the
 * payment without seeing it open is sent to the order.
 */
export function usePaidHistory(orderId: string, phase: Paying['phase']): void {
  const { address, navigation } = useServices();
  const [wasOpen, setWasOpen] = useState(false);
  const isPaid = phase === 'paid';
  if (!isPaid && phase !== 'reading' && phase !== 'unread' && !wasOpen) setWasOpen(true);

  useEffect(() => {
    if (!isPaid || !address.isPage) return;
    if (isRevisited() && !wasOpen) {
      void navigation.go(paths.order(orderId), { replace: true });
      return;
    }
    return whenBackReaches(() => putBelow(paths.order(orderId)));
  }, [isPaid, wasOpen, orderId, address, navigation]);
}
