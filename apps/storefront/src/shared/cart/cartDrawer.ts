import type { Navigation } from '../../navigation/navigation.ts';
import { paths } from '../../navigation/routes.ts';
import type { CartDrawer } from '../../services/cart.ts';
import type { TabActors } from '../../services/tabActors.ts';

/** Creates the state of the cart drawer, which is initially closed. */
export function createCartDrawer(): CartDrawer {
  const listeners = new Set<() => void>();
  let isOpen = false;

  function set(next: boolean) {
    if (next === isOpen) return;
    isOpen = next;
    for (const listener of listeners) listener();
  }

  return {
    isOpen: () => isOpen,
    open: () => set(true),
    close: () => set(false),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Time that a link to the cart waits until the session is known, in milliseconds. */
const SESSION_TIMEOUT = 3000;

/**
 * Creates the function that follows links of the shop. For a guest, whose cart has no page, a link to the cart opens the drawer.
 * It waits until the session is known, because the page would redirect a guest to the login. After a timeout, it opens the page.
 */
export function createLinkFollower({
  actors,
  cartDrawer,
  navigation,
}: {
  actors: TabActors;
  cartDrawer: CartDrawer;
  navigation: Navigation;
}): (href: string) => void {
  let stopWaiting: () => void = () => undefined;

  function go(href: string) {
    cartDrawer.close();
    void navigation.go(href);
  }

  function waitForSession(href: string) {
    const unsubscribe = actors.auth.subscribe(() => {
      if (actors.auth.read().status !== 'unknown') follow(href);
    });
    const timeout = setTimeout(() => {
      stopWaiting();
      go(href);
    }, SESSION_TIMEOUT);
    stopWaiting = () => {
      unsubscribe();
      clearTimeout(timeout);
    };
  }

  function follow(href: string) {
    stopWaiting();
    const status = href === paths.cart() ? actors.auth.read().status : null;
    if (status === 'unknown') waitForSession(href);
    else if (status === 'signedOut') {
      leaveMessage();
      cartDrawer.open();
    } else go(href);
  }
  return follow;
}

/**
 * Moves the focus from a toast, which closes when the drawer opens, to a link to the cart that stays. The drawer returns the focus
 * to that link when it closes.
 */
function leaveMessage(): void {
  const messages = '[data-live-announcer]';
  if (!document.activeElement?.closest(messages)) return;
  const links = [...document.querySelectorAll<HTMLElement>(`a[href="${paths.cart()}"]`)];
  links.find((link) => !link.closest(messages) && link.getClientRects().length > 0)?.focus({ preventScroll: true });
}
