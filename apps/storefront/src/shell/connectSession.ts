import { checkFavorite, listCoupons, listFavorites } from '@mallard/domain/contract';
import { GUEST_CART_KEY } from '@mallard/domain/intents';
import { endpointKey } from '../data/endpointQuery.ts';
import type { Services } from './services.ts';
import type { Tab } from './startTab.ts';

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
  const { actors, address, queryClient, guestCart, cart, preferences, errorLog, demo } = services;
  const { auth, network } = actors;
  tab.onSessionEnded(({ userUuid }) => {
    const { pathname, search } = address.read();
    auth.send({ type: 'session.expired', userUuid, path: pathname + search });
  });
  tab.onSessionChangedElsewhere(() => auth.send({ type: 'session.changedElsewhere' }));
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || key === GUEST_CART_KEY) guestCart.look();
      cart.look(key);
    },
    { signal },
  );
  let wasOffline = false;
  network.on('network.changed', ({ isOnline }) => {
    auth.send({ type: 'network.changed', isOnline });
    cart.setOnline(isOnline);
    tab.setReachable(isOnline);
    // What was seen meanwhile may be samples.
    if (isOnline && wasOffline) void queryClient.invalidateQueries({ queryKey: ['public'] });
    wasOffline = !isOnline;
  });
  auth.subscribe((snapshot) => {
    if (!snapshot.hasTag('known')) return;
    const { user } = snapshot.context;
    const owner = snapshot.hasTag('signedIn') && user ? user.id : null;
    const isDemo = snapshot.matches('offlineDemo');
    cart.setOwner(isDemo ? null : owner);
    demo?.shop()?.cart.setOwner(isDemo ? owner : null);
    demo?.setInside(isDemo);
  });
  cart.onEvent(({ type }) => {
    if (type !== 'cart.replayed') return;
    for (const endpoint of [listFavorites, checkFavorite])
      void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
  });
  const followLocale = () => {
    const { locale } = preferences.read();
    cart.setLocale(locale);
    demo?.shop()?.cart.setLocale(locale);
  };
  followLocale();
  preferences.subscribe(followLocale);
  // The claim centre is open to everyone, but says what a shopper has claimed.
  const forgetClaims = () => void queryClient.invalidateQueries({ queryKey: endpointKey(listCoupons) });
  auth.on('session.started', () => {
    void queryClient.invalidateQueries({ queryKey: ['member'] });
    forgetClaims();
  });
  auth.on('session.ended', () => {
    queryClient.removeQueries({ queryKey: ['member'] });
    forgetClaims();
  });
  window.addEventListener('error', ({ error }) => errorLog.add(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => errorLog.add(reason, { type: 'unhandledRejection' }), {
    signal,
  });
  auth.start();
  network.start();
  return () => {
    listening.abort();
    auth.stop();
    network.stop();
    cart.setOwner(null);
  };
}
