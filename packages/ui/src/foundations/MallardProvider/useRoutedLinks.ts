import { useEffect, useEffectEvent } from 'react';

/**
 * Takes plain presses on links within the site to a router, wherever in the page they are. One listener for all of them: a link
 * stays an `<a>` that costs nothing and works before scripts have come.
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
 * Takes a press on a link within the site to a router, unless the browser should handle it, or somebody else has.
 *
 * @param navigate gets path, query and fragment
 */
export function followLink(event: MouseEvent, navigate: (href: string) => void): void {
  const href = hrefWithin(event);
  if (href === undefined) return;
  event.preventDefault();
  navigate(href);
}

/** Of a link that opens somewhere else, or a file. */
const NOT_PLAIN = '[download], [target]:not([target=""], [target="_self"])';

/** Where a press leads to within the site; nowhere when the browser should handle it, or somebody else has. */
function hrefWithin(event: MouseEvent): string | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  // One in a drawing is another kind of element.
  if (!(link instanceof HTMLAnchorElement) || link.matches(NOT_PLAIN)) return;
  const { origin, protocol, pathname, search, hash, href } = link;
  const isOnThisPage = href.includes('#') && pathname === location.pathname && search === location.search;
  // The pages of a `blob:` have the origin of what made them.
  const isOfSite = origin === location.origin && protocol === location.protocol;
  return isOfSite && !isOnThisPage ? pathname + search + hash : undefined;
}
