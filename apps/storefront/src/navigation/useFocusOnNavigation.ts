import { MAIN_ID } from '@mallard/ui/AppShell';
import { useEffect, useRef } from 'react';
import { focusOn } from './focusOn.ts';

/** Moves the focus to the new screen's heading as soon as it is rendered, unless the user has moved the focus before that. */
export function useFocusOnNavigation(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById(MAIN_ID);
    if (!main || focusHeading(main)) return;
    main.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (document.activeElement !== main || focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

function focusHeading(main: HTMLElement): boolean {
  // Preserved screens are in the document too, but hidden.
  const heading = [...main.querySelectorAll<HTMLElement>('h1:not([data-loading])')].find(
    (element) => element.checkVisibility?.() ?? true,
  );
  if (heading) focusOn(heading);
  return heading !== undefined;
}
