import type { Services } from './services.ts';
import type { Tab } from './startTab.ts';

/**
 * Brings a page up to date that the browser restores from its back/forward cache: session, cart, data and network. Language and theme
 * are `followTabs`' part.
 *
 * A page of a signed-in shopper is hidden while it is away, and shown again only if the same session is stored: after a logout, or for
 * another shopper, it is reloaded instead, and nothing else on it hears that it is back: it would call the API without a session.
 */
export function followRestores(
  { actors, guestCart, cart, queryClient }: Pick<Services, 'actors' | 'guestCart' | 'cart' | 'queryClient'>,
  { sessionOwner }: Pick<Tab, 'sessionOwner'>,
  window: Window,
): void {
  const { style } = window.document.documentElement;
  /** Whose data is on the page while it is away. */
  let owner: string | null = null;
  let isReloading = false;

  function onHide({ persisted }: PageTransitionEvent) {
    const { user, demoShop } = actors.auth.read();
    // The sample shop is in this tab only, and has no stored session.
    owner = demoShop ? null : (user?.id ?? null);
    if (persisted && owner !== null) style.visibility = 'hidden';
  }

  /** Reloads a page whose session is no longer stored, and keeps the event from the rest of it. */
  function reloadForeignPage(event: Event): boolean {
    if (style.visibility !== 'hidden' || sessionOwner() === owner) return false;
    event.stopImmediatePropagation();
    if (!isReloading) window.location.reload();
    isReloading = true;
    return true;
  }

  function onShow(event: PageTransitionEvent) {
    if (!event.persisted || reloadForeignPage(event)) return;
    style.visibility = '';
    actors.auth.send({ type: 'session.changedElsewhere' });
    actors.network.send({ type: 'network.check' });
    guestCart.opened()?.look(null);
    cart.look(null);
    if (owner !== null) cart.send({ type: 'cart.refresh' });
    void queryClient.invalidateQueries();
  }

  function onVisible(event: Event) {
    if (!window.document.hidden) reloadForeignPage(event);
  }

  window.addEventListener('pagehide', onHide);
  // Capturing listeners come before those of the rest of the page. Which of the two events comes first depends on the browser.
  window.addEventListener('pageshow', onShow, { capture: true });
  window.addEventListener('visibilitychange', onVisible, { capture: true });
}
