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

/** A link that opens where it stands and loads no file. */
const PLAIN_LINK = 'a[href]:not([download], [target]:not([target=""], [target="_self"]))';

/** Where a press leads to within the site; nowhere when the browser should handle it, or somebody else has. */
function hrefWithin(event: MouseEvent): string | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  // A link's text is its address, whole; that of a link in a drawing is none.
  const href = String(target instanceof Element && target.closest(PLAIN_LINK));
  const [page] = href.split('#');
  const isOnThisPage = page !== href && page === location.href.split('#')[0];
  return href.startsWith(`${location.origin}/`) && !isOnThisPage ? href.slice(location.origin.length) : undefined;
}
