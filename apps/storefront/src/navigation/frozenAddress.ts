import { useLocationProperty } from 'wouter/use-browser-location';
import { type Address, addressBar } from './address.ts';

/** The address bar, frozen during hydration. */
export interface FrozenAddress extends Address {
  /** Makes the router read the address bar from now on. */
  release(): void;
}

/**
 * Creates an address for hydration: until it is released, the router reads the URL that the server rendered. Back or a link can change
 * the address bar during hydration, and a screen for another URL would not match the server's HTML.
 */
export function createFrozenAddress(renderedUrl: URL): FrozenAddress {
  let isFrozen = true;
  const read = () => (isFrozen ? renderedUrl : window.location);
  const pathname = () => read().pathname;
  const search = () => read().search;
  return {
    ...addressBar,
    router: {
      hook: () => [useLocationProperty(pathname, pathname), addressBar.move],
      searchHook: () => useLocationProperty(search, search),
    },
    release() {
      isFrozen = false;
      const hasMoved =
        renderedUrl.pathname !== window.location.pathname || renderedUrl.search !== window.location.search;
      // The router listens to browser events, and the event for this change has already passed.
      if (hasMoved) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
  };
}
