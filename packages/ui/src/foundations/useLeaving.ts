import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from './Announcer/AnnouncerContext.ts';
import { headingIn, placesAround } from './headingIn.ts';
import { useEffectEvent } from './useEffectEvent.ts';

interface LeavingOptions {
  /** Selector of the element to focus in the next entry. @default its title, marked by `data-part` */
  part?: string | undefined;
  /** The latest error; a removal requested before it counts as failed. */
  problem?: string | undefined;
  /**
   * Returns the element to focus when there is no entry and no list heading next to it. @default
   * the nearest heading
   */
  lastResort?: (() => HTMLElement | null | undefined) | undefined;
}

/** Layers over the page that make it inert and close after an action. */
const LAYER = '[role="menu"], [role$="dialog"]';

/**
 * Preserves the focus in a list when an entry is removed, and announces the removal, however long
 * it takes. A focus that is elsewhere by then stays there. Announces nothing when the whole list is
 * removed because the page changed.
 *
 * @param entry its siblings are the other entries
 * @returns call it when the user requests the removal, with the sentence to announce once it is
 * done; an empty sentence is not announced
 */
export function useLeaving(entry: RefObject<HTMLElement | null>, options: LeavingOptions = {}): (text: string) => void {
  const { part = '[data-part="title"]', problem, lastResort } = options;
  const announce = useAnnounce();
  const request = useRef<{ text: string; problem: string | undefined }>(undefined);

  const leave = useEffectEvent((element: HTMLElement) => {
    // A new error means that the request failed.
    const text = problem === undefined || problem === request.current?.problem ? request.current?.text : undefined;
    const candidates = placesAround(element);
    // Also covers Safari, which does not focus buttons on click.
    const isLost = () => {
      const active = document.activeElement;
      const layer = active?.closest(LAYER);
      return active === document.body || (layer != null && !candidates.includes(layer));
    };
    // In this cleanup the entry and its neighbors are still in the document.
    const partOf = (sibling: Element | null) => sibling?.querySelector<HTMLElement>(part);
    const next = partOf(element.nextElementSibling) ?? partOf(element.previousElementSibling);
    const target = next ?? element.closest('section')?.querySelector<HTMLElement>('[data-part="heading"]');
    const isOwn = element.contains(document.activeElement) || (text !== undefined && isLost());
    if (isOwn) target?.focus();
    // By the next frame the menu is closed; the list may be gone with its last entry.
    requestAnimationFrame(() => {
      // The entry is still connected when React only hides its page.
      if (element.isConnected) return;
      if (text && (candidates[0]?.isConnected || (isOwn && !next))) announce(text);
      if (isOwn && isLost()) (target?.isConnected ? target : (lastResort?.() ?? headingIn(candidates)))?.focus();
    });
  });
  useLayoutEffect(() => {
    const element = entry.current;
    return () => {
      if (element) leave(element);
    };
  }, [entry]);
  return (text) => {
    request.current = { text, problem };
  };
}
