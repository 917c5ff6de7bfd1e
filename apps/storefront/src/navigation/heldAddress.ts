import { useLocationProperty } from 'wouter/use-browser-location';
import { type Address, addressBar } from './address.ts';

export interface HeldAddress extends Address {
  /** Lets the router read the address bar. */
  release(): void;
}

/**
 * The address bar of a page that is still being taken over: until it is released, the router reads where the page was drawn.
 * Back, or a link, may move the address bar meanwhile, and what is drawn for another address would not match the page.
 */
export function createHeldAddress(drawn: URL): HeldAddress {
  let isHeld = true;
  const read = () => (isHeld ? drawn : window.location);
  const pathname = () => read().pathname;
  const search = () => read().search;
  return {
    ...addressBar,
    router: {
      hook: () => [useLocationProperty(pathname, pathname), addressBar.move],
      searchHook: () => useLocationProperty(search, search),
    },
    release() {
      isHeld = false;
      const hasMoved = drawn.pathname !== window.location.pathname || drawn.search !== window.location.search;
      // The router listens to the browser alone, which has told of the move already.
      if (hasMoved) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
  };
}
