import type { Services } from './services.ts';
import type { Tab } from './startTab.ts';

/**
 * Starts the tab's actors and lets them hear of each other: the client's refused sessions, other tabs' changes, the
 * network's state. What belonged to a shopper leaves the cache with them.
 */
export function connectSession({ actors: { auth, network }, queryClient }: Services, tab: Tab): void {
  tab.onSessionEnded(({ userUuid }) => {
    const { pathname, search } = window.location;
    auth.send({ type: 'session.expired', userUuid, path: pathname + search });
  });
  tab.onSessionChangedElsewhere(() => auth.send({ type: 'session.changedElsewhere' }));
  network.on('network.changed', ({ isOnline }) => auth.send({ type: 'network.changed', isOnline }));
  auth.on('session.started', () => void queryClient.invalidateQueries({ queryKey: ['member'] }));
  auth.on('session.ended', () => queryClient.removeQueries({ queryKey: ['member'] }));
  auth.start();
  network.start();
}
