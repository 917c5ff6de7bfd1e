import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';

/** Where the focus goes when an entry of a list leaves: the next entry's link, the one before, or the list's heading. */
function successorOf(entry: HTMLElement): HTMLElement | null {
  const neighbour = entry.nextElementSibling ?? entry.previousElementSibling;
  return (
    neighbour?.querySelector<HTMLElement>('[data-part="title"]') ??
    entry.closest('section')?.querySelector<HTMLElement>('[data-part="heading"]') ??
    null
  );
}

/** The first heading in the nearest of these places that is still there. */
function headingIn(places: readonly Element[]): HTMLElement | null {
  for (const place of places) {
    const heading = place.isConnected ? place.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') : null;
    if (!heading) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading;
  }
  return null;
}

/**
 * Gives the focus to the successor of an entry. An open menu keeps the rest of the page inert until it is gone; and with the
 * last entry the list may go, too: then the heading of what stands in its place, or above, takes the focus.
 */
function handOn(entry: HTMLElement): void {
  const target = successorOf(entry);
  const places: Element[] = [];
  for (let place = entry.parentElement; place; place = place.parentElement) places.push(place);
  target?.focus();
  const isTaken = target !== null && document.activeElement === target;
  requestAnimationFrame(() => {
    if (isTaken && target.isConnected) return;
    const active = document.activeElement;
    if (target?.isConnected) target.focus();
    else if (active === document.body || isInMenu(active)) headingIn(places)?.focus();
  });
}

/**
 * Keeps the focus in a list when an entry of it leaves, and says that it left, however long after the press that is.
 *
 * @param entry the entry; its title and the list's heading are marked by `data-part`
 * @returns to be called when its reader wants it gone, with the sentence to speak when it is; empty, nothing is spoken
 */
export function useLeaving(entry: RefObject<HTMLElement | null>): (farewell: string) => void {
  const announce = useAnnounce();
  const farewell = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = entry.current;
    return () => {
      // It is still in the document here, and so are its neighbours.
      const active = document.activeElement;
      const hadFocus = element?.contains(active) ?? false;
      // The menu in which it was asked for stands outside and closes with it; Safari gives pressed buttons no focus.
      const isLost = farewell.current !== undefined && (active === document.body || isInMenu(active));
      if (element && (hadFocus || isLost)) handOn(element);
      if (farewell.current) announce(farewell.current);
    };
  }, [entry, announce]);
  return (words) => {
    farewell.current = words;
  };
}

function isInMenu(element: Element | null): boolean {
  return element?.closest('[role="menu"]') != null;
}
