import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useLazyDialog } from '../../hydration/index.ts';
import { useLoadWithMessages } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';
import { useSessionStatus } from '../../session/session.ts';

const loadDrawer = async () => (await import('./GuestCartDrawer.tsx')).GuestCartDrawer;

/** The cart drawer of guests, over any screen. Its code and messages are loaded when it is first opened. */
export function LazyCartDrawer() {
  const { cartDrawer } = useServices();
  const session = useSessionStatus();
  const [pathname] = useLocation();
  const isRequested = useSyncExternalStore(cartDrawer.subscribe, cartDrawer.isOpen, () => false);
  const isOpen = isRequested && session === 'signedOut';
  const load = useLoadWithMessages(loadDrawer, ['cart', 'ui/cart']);
  const Drawer = useLazyDialog(load, isOpen, cartDrawer.close);

  // Closed when the screen or the session changes.
  useEffect(() => {
    if (pathname && session) return cartDrawer.close;
  }, [cartDrawer, pathname, session]);

  return Drawer && <Drawer isOpen={isOpen} onClose={cartDrawer.close} />;
}
