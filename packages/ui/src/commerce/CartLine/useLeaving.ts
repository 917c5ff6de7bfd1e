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

/** An open menu keeps the rest of the page inert until it is gone, too. */
function focusSoon(target: HTMLElement | null): void {
  target?.focus();
  if (document.activeElement !== target) requestAnimationFrame(() => target?.focus());
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
      if (element && (hadFocus || isLost)) focusSoon(successorOf(element));
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
