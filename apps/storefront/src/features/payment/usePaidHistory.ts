import { useEffect, useRef } from 'react';
import { isKnownPath, paths } from '../../app/routes.ts';
import { useServices } from '../../app/services.ts';
import { isBackFrom, isRevisited, putBelow, stepsBefore, whenBackReaches } from '../../navigation/historyEntry.ts';
import type { Paying } from './usePaying.ts';

/**
 * Makes Back lead from the outcome of a payment to the order, and from there to the screen before the payment: neither to the
 * provider nor to a payment that is over. A shopper who comes back to such a payment without seeing it open is sent on.
 */
export function usePaidHistory(orderId: string, phase: Paying['phase']): void {
  const { address, navigation } = useServices();
  const wasOpen = useRef(false);
  const isRestored = useRef(false);
  const isPaid = phase === 'paid';

  useEffect(() => {
    // The browser may restore this page from its back/forward cache, as it was before the payment.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isRestored.current = true;
      wasOpen.current = false;
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => {
    if (!isPaid && phase !== 'reading' && phase !== 'statusUnavailable') wasOpen.current = true;
  }, [isPaid, phase]);

  useEffect(() => {
    if (!isPaid || !address.isPage) return;
    const order = paths.order(orderId);
    const steps = () => stepsBefore((url) => isPaymentOf(orderId, url));
    if ((isRevisited() || isRestored.current) && !wasOpen.current) {
      // From the order, Back goes on to where the shopper was before; where the payment began the tab, the order stays.
      const back = steps();
      if (isBackFrom(order) && back > 0) window.history.go(-back);
      else void navigation.go(order, { replace: true });
      return;
    }
    return whenBackReaches(() => putBelow(order, steps()));
  }, [isPaid, orderId, address, navigation]);
}

/** Whether an address belongs to paying an order: its payment, the provider's pages, and the order itself. */
function isPaymentOf(orderId: string, { pathname, searchParams }: URL): boolean {
  if (pathname === paths.payment(orderId) || pathname === paths.order(orderId)) return true;
  if (searchParams.get('orderUuid') === orderId) return true;
  // The provider's pages are no screens of the shop, and the server fronts them below the shop's own origin.
  return !isKnownPath(pathname);
}
