import { checkFavorite, listFavorites } from '@mallard/domain/endpoints';
import type { ErrorCircumstances } from '@mallard/domain/errors';
import { retryImages } from '@mallard/ui/Image';
import type { Services } from '../app/services.ts';
import type { Shop } from '../app/shop.ts';
import type { Tab } from '../app/startTab.ts';
import { endpointKey } from '../data/endpointQuery.ts';

/**
 * Starts the tab's actors and lets them hear of each other: the client's refused sessions, other tabs' changes (of a
 * cart too), the network's state. What belonged to a shopper leaves the cache with them. The demo account has the sample shop's
 * cart, and the shop's stays a visitor's.
 *
 * @returns ends all of it, for who does not simply close the tab
 */
export function connectSession(
  services: Services,
  tab: Pick<Tab, 'onSessionChangedElsewhere' | 'setReachable'> & {
    onSessionEnded: (listener: (ended: { userUuid: string }) => void) => void;
  },
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { actors, address, queryClient, guestCart, cart, viewedProducts, preferences, openErrorLog } = services;
  const { auth, network } = actors;
  tab.onSessionEnded(({ userUuid }) => {
    const { pathname, search } = address.read();
    auth.send({ type: 'session.expired', userUuid, path: pathname + search });
  });
  tab.onSessionChangedElsewhere(() => auth.send({ type: 'session.changedElsewhere' }));
  window.addEventListener(
    'storage',
    ({ key }) => {
      guestCart.opened()?.look(key);
      cart.look(key);
    },
    { signal },
  );
  let wasOffline = false;
  network.on('network.changed', ({ isOnline }) => {
    auth.send({ type: 'network.changed', isOnline });
    cart.setOnline(isOnline);
    tab.setReachable(isOnline);
    // What was seen meanwhile may be samples, or copies.
    if (isOnline && wasOffline) {
      void queryClient.invalidateQueries();
      retryImages();
    }
    wasOffline = !isOnline;
  });
  let demoShop: Shop | null = null;
  auth.subscribe(() => {
    const { status, user, demoShop: opened } = auth.read();
    if (status === 'unknown') return;
    const owner = user?.id ?? null;
    if (demoShop !== opened) demoShop?.cart.setOwner(null);
    demoShop = opened;
    cart.setOwner(demoShop ? null : owner);
    demoShop?.cart.setOwner(owner);
  });
  cart.onEvent(({ type }) => {
    if (type !== 'cart.replayed') return;
    for (const endpoint of [listFavorites, checkFavorite])
      void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
  });
  const followLocale = () => {
    const { locale } = preferences.read();
    cart.setLocale(locale);
    demoShop?.cart.setLocale(locale);
  };
  followLocale();
  preferences.subscribe(followLocale);
  auth.on('session.started', () => {
    for (const access of ['member', 'optional']) void queryClient.invalidateQueries({ queryKey: [access] });
  });
  auth.on('session.ended', () => {
    queryClient.removeQueries({ queryKey: ['member'] });
    // Screens that anyone may see can be open; they read their answers again, now as a visitor's.
    void queryClient.resetQueries({ queryKey: ['optional'] });
    // The next user of this device must not see what the last one looked at.
    viewedProducts.open().then(
      (viewed) => viewed.clear(),
      () => undefined,
    );
  });
  // Without the log there is nowhere to write it down.
  const note = (error: unknown, circumstances?: ErrorCircumstances) =>
    void openErrorLog().then(
      (log) => log.add(error, circumstances),
      () => undefined,
    );
  window.addEventListener('error', ({ error }) => note(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason, { type: 'unhandledRejection' }), {
    signal,
  });
  // Without it the cart shows no number; it is asked for again by who puts something in.
  guestCart.open().catch(() => undefined);
  auth.start();
  network.start();
  return () => {
    listening.abort();
    auth.stop();
    network.stop();
    cart.setOwner(null);
  };
}
