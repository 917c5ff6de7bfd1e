import type { Services } from '../services/services.ts';
import type { Tab } from './createTab.ts';

/**
 * Revalidates session, cart, data and network when the browser restores the page from its back/forward cache. Language and theme are
 * handled by `syncPreferences`.
 *
 * The page of a signed-in user is hidden before it enters the cache. It is shown again only if the same session is still stored;
 * after a logout or for another user, it is reloaded.
 *
 * @see https://web.dev/articles/bfcache
 */
export function refreshOnRestore(
  {
    actors,
    guestCart,
    changeQueue,
    cart,
    queryClient,
  }: Pick<Services, 'actors' | 'guestCart' | 'changeQueue' | 'cart' | 'queryClient'>,
  { sessionOwner }: Pick<Tab, 'sessionOwner'>,
  window: Window,
): void {
  const { style } = window.document.documentElement;
  /** Id of the user whose data is on the cached page. */
  let owner: string | null = null;

  function onPageHide({ persisted }: PageTransitionEvent) {
    const { user, demoShop } = actors.auth.read();
    // The demo account has no stored session.
    owner = demoShop ? null : (user?.id ?? null);
    if (persisted && owner !== null) style.visibility = 'hidden';
  }

  /** Reloads the page of another user. Stops the event, so that its listeners don't request data without a session. */
  function reloadIfSessionChanged(event: Event): boolean {
    if (owner === null || sessionOwner() === owner) return false;
    event.stopImmediatePropagation();
    // Requests that the cache interrupted would be repeated without a session.
    void queryClient.cancelQueries();
    window.location.reload();
    return true;
  }

  // Browsers dispatch `visibilitychange` before `pageshow`.
  function onVisibilityChange(event: Event) {
    if (style.visibility === 'hidden' && !window.document.hidden) reloadIfSessionChanged(event);
  }

  function onPageShow(event: PageTransitionEvent) {
    if (!event.persisted || reloadIfSessionChanged(event)) return;
    style.visibility = '';
    actors.auth.send({ type: 'session.changedElsewhere' });
    actors.network.send({ type: 'network.check' });
    guestCart.opened()?.onStorageChange(null);
    changeQueue.onStorageChange(null);
    if (owner !== null) cart.send({ type: 'cart.refresh' });
    void queryClient.invalidateQueries();
  }

  window.addEventListener('pagehide', onPageHide);
  // In the capture phase, which comes before all other listeners, also those that were added earlier.
  window.addEventListener('pageshow', onPageShow, true);
  window.addEventListener('visibilitychange', onVisibilityChange, true);
}
