import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useLazyDialog } from '../../hydration/index.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { useSessionStatus } from '../../session/session.ts';

/** The cart drawer of guests, over any screen. Its code and messages are loaded when it is first opened. */
export function LazyCartDrawer() {
  const { cartDrawer } = useServices();
  const i18n = useI18n();
  const locale = useLocale();
  const session = useSessionStatus();
  const [pathname] = useLocation();
  const isRequested = useSyncExternalStore(cartDrawer.subscribe, cartDrawer.isOpen, () => false);
  const isOpen = isRequested && session === 'signedOut';

  async function load() {
    const [{ GuestCartDrawer }] = await Promise.all([
      import('./GuestCartDrawer.tsx'),
      loadMessages(i18n, locale, ['cart']),
    ]);
    return GuestCartDrawer;
  }
  const Drawer = useLazyDialog(load, isOpen, cartDrawer.close);

  // Closed when the screen or the session changes.
  useEffect(() => {
    if (pathname && session) return cartDrawer.close;
  }, [cartDrawer, pathname, session]);

  return Drawer && <Drawer isOpen={isOpen} onClose={cartDrawer.close} />;
}
