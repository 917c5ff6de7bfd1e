import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from './Announcer/AnnouncerContext.ts';
import { headingIn, placesAround } from './headingIn.ts';

interface LeavingOptions {
  /** Selects what has the focus in the entry that follows. @default its title, marked by `data-part` */
  part?: string | undefined;
  /** What failed last; a wish that it came after is forgotten. */
  problem?: string | undefined;
  /** What has the focus when no entry and no heading of a list is beside it. @default the nearest heading */
  lastResort?: (() => HTMLElement | null | undefined) | undefined;
}

/** What stands over the page, keeps it inert, and closes with what was asked for in it. */
const LAYER = '[role="menu"], [role$="dialog"]';

/**
 * Keeps the focus in a list when an entry of it leaves, and says that it left, however long after the press that is. A focus
 * that is elsewhere by then stays there; nothing is said of an entry that leaves with its list, because the page was left.
 *
 * @param entry its siblings are the other entries
 * @returns to be called when its reader wants it gone, with the sentence to speak when it is; empty, nothing is spoken
 */
export function useLeaving(
  entry: RefObject<HTMLElement | null>,
  options: LeavingOptions = {},
): (words: string) => void {
  const { part = '[data-part="title"]', problem, lastResort } = options;
  const announce = useAnnounce();
  const wish = useRef<{ words: string; problem: string | undefined }>(undefined);

  const leave = useEffectEvent((element: HTMLElement) => {
    // A problem that came since is that of the wish.
    const words = problem === undefined || problem === wish.current?.problem ? wish.current?.words : undefined;
    const places = placesAround(element);
    // Also in Safari, which gives no focus to buttons that are pressed.
    const isLost = () => {
      const active = document.activeElement;
      const layer = active?.closest(LAYER);
      return active === document.body || (layer != null && !places.includes(layer));
    };
    // It is still in the document here, and so are its neighbours.
    const partOf = (sibling: Element | null) => sibling?.querySelector<HTMLElement>(part);
    const next = partOf(element.nextElementSibling) ?? partOf(element.previousElementSibling);
    const target = next ?? element.closest('section')?.querySelector<HTMLElement>('[data-part="heading"]');
    const isOwn = element.contains(document.activeElement) || (words !== undefined && isLost());
    if (isOwn) target?.focus();
    // By then a menu is gone; and with the last entry the list may be, too.
    requestAnimationFrame(() => {
      // It is only hidden, with the page that it is on.
      if (element.isConnected) return;
      if (words && (places[0]?.isConnected || (isOwn && !next))) announce(words);
      if (isOwn && isLost()) (target?.isConnected ? target : (lastResort?.() ?? headingIn(places)))?.focus();
    });
  });
  useLayoutEffect(() => {
    const element = entry.current;
    return () => {
      if (element) leave(element);
    };
  }, [entry]);
  return (words) => {
    wish.current = { words, problem };
  };
}
