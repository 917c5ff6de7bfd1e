import { MAIN_ID } from '@mallard/ui/AppShell';
import { useEffect, useRef } from 'react';

/** Moves the focus to the new screen's heading, so that it is read out and the keyboard goes on from there. */
export function useFocusOnNavigation(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById(MAIN_ID);
    // Screens that are kept stand there, too, out of sight.
    const heading = [...(main?.querySelectorAll('h1') ?? [])].find((found) => found.checkVisibility?.() ?? true);
    if (heading) heading.tabIndex = -1;
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
