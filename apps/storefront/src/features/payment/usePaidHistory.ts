import { useEffect, useRef } from 'react';
import { isBackFrom, isRevisited, putBelow, stepsBefore, whenBackReaches } from '../../navigation/historyEntry.ts';
import { isKnownPath, paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import type { Paying } from './usePaying.ts';

/**
 * Rewrites the history after a payment. Back leads from the outcome to the order, and then to the screen before the payment,
 * never to the provider or to a finished payment. A return to a finished payment redirects to the order, or past it.
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
      // Coming back from the order, skip to the screen before the payment. If the tab started with the payment, show the order.
      const back = steps();
      if (isBackFrom(order) && back > 0) window.history.go(-back);
      else void navigation.go(order, { replace: true });
      return;
    }
    return whenBackReaches(() => putBelow(order, steps()));
  }, [isPaid, orderId, address, navigation]);
}

/** Whether a URL belongs to the payment of an order: the payment, the provider's pages, or the order itself. */
function isPaymentOf(orderId: string, { pathname, searchParams }: URL): boolean {
  if (pathname === paths.payment(orderId) || pathname === paths.order(orderId)) return true;
  if (searchParams.get('orderUuid') === orderId) return true;
  // The provider's pages are served from the shop's origin, but are not screens of the shop.
  return !isKnownPath(pathname);
}
