import type { Services } from './services.ts';
import type { Tab } from './startTab.ts';

/**
 * Brings a page up to date that the browser restores from its back/forward cache: session, cart, data and network. Language and theme
 * are `followTabs`' part.
 *
 * A page of a signed-in shopper is hidden while it is away, and shown again only if the same session is stored: after a logout, or for
 * another shopper, it is reloaded instead.
 */
export function followRestores(
  { actors, guestCart, cart, queryClient }: Pick<Services, 'actors' | 'guestCart' | 'cart' | 'queryClient'>,
  { sessionOwner }: Pick<Tab, 'sessionOwner'>,
  window: Window,
): void {
  const { style } = window.document.documentElement;
  /** Whose data is on the page while it is away. */
  let owner: string | null = null;

  function onHide({ persisted }: PageTransitionEvent) {
    const { user, demoShop } = actors.auth.read();
    // The sample shop is in this tab only, and has no stored session.
    owner = demoShop ? null : (user?.id ?? null);
    if (persisted && owner !== null) style.visibility = 'hidden';
  }

  /** Reloads the page of another shopper. Nobody else hears that it is back: they would ask for data without a session. */
  function reloadForOther(event: Event): boolean {
    if (owner === null || sessionOwner() === owner) return false;
    event.stopImmediatePropagation();
    window.location.reload();
    return true;
  }

  // Browsers say that the page is visible before they say that it is shown.
  function onVisible(event: Event) {
    if (style.visibility === 'hidden' && !window.document.hidden) reloadForOther(event);
  }

  function onShow(event: PageTransitionEvent) {
    if (!event.persisted || reloadForOther(event)) return;
    style.visibility = '';
    actors.auth.send({ type: 'session.changedElsewhere' });
    actors.network.send({ type: 'network.check' });
    guestCart.opened()?.look(null);
    cart.look(null);
    if (owner !== null) cart.send({ type: 'cart.refresh' });
    void queryClient.invalidateQueries();
  }

  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('visibilitychange', onVisible, true);
}
