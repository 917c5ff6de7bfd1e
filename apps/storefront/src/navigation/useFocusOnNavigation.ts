import { MAIN_ID } from '@mallard/ui/AppShell';
import { useEffect, useRef } from 'react';
import { focusOn } from './focusOn.ts';

/** Moves the focus to the new screen's heading, at once or when it comes, unless the shopper has gone on meanwhile. */
export function useFocusOnNavigation(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById(MAIN_ID);
    if (!main || focusHeading(main)) return;
    main.focus({ preventScroll: true });
    const watch = new MutationObserver(() => {
      if (document.activeElement !== main || focusHeading(main)) watch.disconnect();
    });
    watch.observe(main, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname]);
}

function focusHeading(main: HTMLElement): boolean {
  // Screens that are kept stand there, too, out of sight.
  const heading = [...main.querySelectorAll<HTMLElement>('h1:not([data-loading])')].find(
    (found) => found.checkVisibility?.() ?? true,
  );
  if (heading) focusOn(heading);
  return heading !== undefined;
}
