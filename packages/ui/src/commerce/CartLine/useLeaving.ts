import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

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
 * Keeps the focus in a list when an entry of it leaves, however long after the press that is.
 *
 * @param entry   the entry, whose title and the list's heading are marked by `data-part`
 * @param onLeave called when it left after `leave()` was called
 * @returns `leave`, to be called when its reader wants it gone
 */
export function useLeaving(entry: RefObject<HTMLElement | null>, onLeave: () => void): () => void {
  const isLeaving = useRef(false);
  const farewell = useRef(onLeave);
  useEffect(() => {
    farewell.current = onLeave;
  });
  useLayoutEffect(() => {
    const element = entry.current;
    return () => {
      // It is still in the document here, and so are its neighbours.
      const active = document.activeElement;
      const hadFocus = element?.contains(active) ?? false;
      // The menu in which it was asked for stands outside and closes with it; Safari gives pressed buttons no focus.
      const isLost = isLeaving.current && (active === document.body || active?.closest('[role="menu"]') != null);
      if (element && (hadFocus || isLost)) focusSoon(successorOf(element));
      if (isLeaving.current) farewell.current();
    };
  }, [entry]);
  return () => {
    isLeaving.current = true;
  };
}
