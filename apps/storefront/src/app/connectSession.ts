import type { ErrorCircumstances } from '@mallard/domain/errors';
import { retryImages } from '@mallard/ui/Image';
import type { Services } from '../services/services.ts';
import type { Shop } from '../services/shop.ts';
import { invalidateFavorites } from '../shared/favorites/favoriteChange.ts';
import type { Tab } from './createTab.ts';

/**
 * Starts the actors of session and network and connects them with the rest of the tab: expired sessions, changes in other tabs, the
 * cart and the query cache. When a session ends, the data of its user is removed from the cache. While the demo account is signed in
 * offline, it owns the cart of the sample shop. The cart of the real shop then belongs to a guest.
 *
 * @returns stops everything
 */
export function connectSession(
  services: Services,
  tab: Pick<Tab, 'onSessionChangedElsewhere' | 'setReachable'> & {
    onSessionEnded: (listener: (ended: { userUuid: string }) => void) => void;
  },
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { actors, address, queryClient, guestCart, changeQueue, cart, viewedProducts, preferences, openErrorLog } =
    services;
  const { auth, network } = actors;
  tab.onSessionEnded(({ userUuid }) => {
    const { pathname, search } = address.read();
    auth.send({ type: 'session.expired', userUuid, path: pathname + search });
  });
  tab.onSessionChangedElsewhere(() => auth.send({ type: 'session.changedElsewhere' }));
  window.addEventListener(
    'storage',
    ({ key }) => {
      guestCart.opened()?.onStorageChange(key);
      changeQueue.onStorageChange(key);
    },
    { signal },
  );
  let wasOffline = false;
  network.on('network.changed', ({ isOnline }) => {
    auth.send({ type: 'network.changed', isOnline });
    changeQueue.setOnline(isOnline);
    cart.setOnline(isOnline);
    tab.setReachable(isOnline);
    // Data that was loaded while offline can be sample data or an old copy.
    if (isOnline && wasOffline) {
      void queryClient.invalidateQueries();
      retryImages();
    }
    wasOffline = !isOnline;
  });
  let demoShop: Shop | null = null;
  auth.subscribe(() => {
    const { status, user, demoShop: nextDemoShop } = auth.read();
    if (status === 'unknown') return;
    const owner = user?.id ?? null;
    if (demoShop !== nextDemoShop) setOwner(demoShop, null);
    demoShop = nextDemoShop;
    setOwner(services, demoShop ? null : owner);
    setOwner(demoShop, owner);
  });
  cart.onEvent(({ type }) => {
    if (type === 'cart.replayed') void invalidateFavorites(queryClient);
  });
  const syncLocale = () => {
    const { locale } = preferences.read();
    cart.setLocale(locale);
    demoShop?.cart.setLocale(locale);
  };
  syncLocale();
  preferences.subscribe(syncLocale);
  auth.on('session.started', () => {
    for (const access of ['member', 'optional']) void queryClient.invalidateQueries({ queryKey: [access] });
  });
  auth.on('session.ended', () => {
    queryClient.removeQueries({ queryKey: ['member'] });
    // Screens that guests can see may be open: they load their data again as a guest.
    void queryClient.resetQueries({ queryKey: ['optional'] });
    // The next user of this device must not see what the previous one looked at.
    viewedProducts.open().then(
      (viewed) => viewed.clear(),
      () => undefined,
    );
  });
  // If the log can't be loaded, the error can't be stored.
  const logError = (error: unknown, circumstances?: ErrorCircumstances) =>
    void openErrorLog().then(
      (log) => log.add(error, circumstances),
      () => undefined,
    );
  window.addEventListener('error', ({ error }) => logError(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => logError(reason, { type: 'unhandledRejection' }), {
    signal,
  });
  // If it fails, the cart shows no count. Adding an item opens it again.
  guestCart.open().catch(() => undefined);
  auth.start();
  network.start();
  return () => {
    listening.abort();
    auth.stop();
    network.stop();
    setOwner(services, null);
  };
}

function setOwner(shop: Pick<Shop, 'changeQueue' | 'cart'> | null, userUuid: string | null): void {
  shop?.changeQueue.setOwner(userUuid);
  shop?.cart.setOwner(userUuid);
}
