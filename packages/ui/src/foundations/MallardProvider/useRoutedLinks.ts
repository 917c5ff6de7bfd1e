import { useEffect } from 'react';
import { useEffectEvent } from '../useEffectEvent.ts';

/**
 * Passes plain presses on internal links to a router, wherever in the page they are. One listener
 * for all: each link stays a plain `<a>` that works before hydration.
 *
 * @param navigate gets path, query and fragment
 */
export function useRoutedLinks(navigate: ((href: string) => void) | undefined): void {
  const go = useEffectEvent((href: string) => navigate?.(href));
  const isRouted = navigate !== undefined;
  useEffect(() => {
    if (!isRouted) return;
    const follow = (event: MouseEvent) => followLink(event, go);
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [isRouted]);
}

/**
 * Passes a press on an internal link to a router, unless the browser or another handler should
 * handle it.
 *
 * @param navigate gets path, query and fragment
 */
export function followLink(event: MouseEvent, navigate: (href: string) => void): void {
  const href = hrefWithin(event);
  if (href === undefined) return;
  event.preventDefault();
  navigate(href);
}

/** Matches links that open in another window or download a file. */
const NOT_PLAIN = '[download], [target]:not([target=""], [target="_self"])';

/** Returns the path of an internal link; `undefined` when the browser or another handler should handle the press. */
function hrefWithin(event: MouseEvent): string | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  // A link in an SVG is not an `HTMLAnchorElement`.
  if (!(link instanceof HTMLAnchorElement) || link.matches(NOT_PLAIN)) return;
  const { origin, protocol, pathname, search, hash, href } = link;
  const isOnThisPage = href.includes('#') && pathname === location.pathname && search === location.search;
  // A `blob:` URL has the origin of the page that created it.
  const isOfSite = origin === location.origin && protocol === location.protocol;
  return isOfSite && !isOnThisPage ? pathname + search + hash : undefined;
}
