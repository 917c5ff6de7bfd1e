import { listCoupons } from '@mallard/domain/contract';
import { endpointKey } from '../data/endpointQuery.ts';
import { GUEST_CART_KEY } from './guestCart.ts';
import type { Services } from './services.ts';
import type { Tab } from './startTab.ts';

/**
 * Starts the tab's actors and lets them hear of each other: the client's refused sessions, other tabs' changes (of a
 * visitor's cart too), the network's state. What belonged to a shopper leaves the cache with them.
 */
export function connectSession({ actors: { auth, network }, queryClient, guestCart }: Services, tab: Tab): void {
  tab.onSessionEnded(({ userUuid }) => {
    const { pathname, search } = window.location;
    auth.send({ type: 'session.expired', userUuid, path: pathname + search });
  });
  tab.onSessionChangedElsewhere(() => auth.send({ type: 'session.changedElsewhere' }));
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === GUEST_CART_KEY) guestCart.look();
  });
  network.on('network.changed', ({ isOnline }) => auth.send({ type: 'network.changed', isOnline }));
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
  auth.start();
  network.start();
}
