import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { overlap, restingArea } from '../../foundations/elementArea.ts';
import type { Area } from '../../foundations/TapGuard/isRepeatedPress.ts';

/** Placements, best first. */
const PLACEMENTS = ['bottom', 'bottom-end', 'top', 'top-end', 'header'] as const;
/** Milliseconds without a scroll event after which a scroll has ended. Safari lacks `scrollend`. */
const SCROLL_END = 100;

/** Text fields: must not be covered while they have the focus. */
const TEXT_FIELD =
  'input:is(:not([type]), [type="text"], [type="tel"], [type="email"], [type="password"], [type="search"]), textarea';
/** All controls for input or selection. */
const FIELD =
  'input:not([type="hidden"]), textarea, select, [role="combobox"], [role="radio"], [aria-haspopup="listbox"]';
/** Popups in use while they are open; for a modal layer, its panel. */
const POPUP = '[role$="dialog"], [role="menu"], [role="listbox"]';
/** Fixed bars, and the network notice, which has a button. */
const BAR = '[data-action-bar], [data-notice][data-placement]';

/**
 * Places messages where they cover no modal layer, open popup, action bar, keyboard or field. Sets
 * `data-placement` of the region to the first such placement: `bottom`, `top` (below the header) or
 * `header` (over the header). In wide windows `bottom-end` and `top-end` are the corners beside a
 * form; in narrow ones they equal `bottom`. Sets `none` where a modal layer leaves no room.
 *
 * @param region of the messages
 * @param turns  which messages are shown
 */
export function usePlacement(region: RefObject<HTMLElement | null>, turns: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: messages differ in height
  useLayoutEffect(() => {
    if (region.current) updatePlacement(region.current);
  }, [region, turns]);

  useEffect(() => {
    const element = region.current;
    if (!element || turns === '') return;
    const update = () => updatePlacement(element);
    const unmounted = new AbortController();
    const { signal } = unmounted;
    document.addEventListener('focusin', update, { signal });
    document.addEventListener('focusout', update, { signal });
    window.addEventListener('resize', update, { signal });
    window.visualViewport?.addEventListener('resize', update, { signal });
    let timer: ReturnType<typeof setTimeout>;
    const updateLater = () => {
      clearTimeout(timer);
      timer = setTimeout(update, SCROLL_END);
    };
    window.addEventListener('scroll', updateLater, { signal, passive: true });
    // Layers and popups are children of the body; their content may load later.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(update) : undefined;
    const followLayers = () => {
      sizes?.disconnect();
      // A change of the page's height moves the content below the messages.
      sizes?.observe(document.body);
      for (const panel of document.querySelectorAll(POPUP)) sizes?.observe(panel);
      update();
    };
    const layers = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target === document.body)) followLayers();
      else updateLater();
    });
    // Another screen may be as tall as the previous one.
    layers.observe(document.body, { childList: true, subtree: true });
    followLayers();
    return () => {
      unmounted.abort();
      clearTimeout(timer);
      layers.disconnect();
      sizes?.disconnect();
    };
  }, [region, turns]);
}

function updatePlacement(region: HTMLElement): void {
  let best: (typeof PLACEMENTS)[number] = 'bottom';
  let least = Number.POSITIVE_INFINITY;
  for (const placement of PLACEMENTS) {
    region.dataset.placement = placement;
    const found = hindrance(region);
    if (found < least) [best, least] = [placement, found];
    if (found === 0) return;
  }
  const isBlocked = least === 2 && document.querySelector('[data-modal-layer]') !== null;
  region.dataset.placement = isBlocked ? 'none' : best;
}

/**
 * What the messages cover at their current placement: 0 nothing important, 1 a field, 2 something
 * in use, or they are hidden themselves.
 */
function hindrance(region: HTMLElement): 0 | 1 | 2 {
  const { top, bottom } = region.getBoundingClientRect();
  const toasts = [...region.querySelectorAll('[data-tone]')].map((toast) => toast.getBoundingClientRect());
  const area = {
    top,
    bottom,
    left: Math.min(...toasts.map(({ left }) => left)),
    right: Math.max(...toasts.map(({ right }) => right)),
  };
  const covers = (element: Element) => overlap(area, restingArea(element));
  // Zooming also shrinks the visual viewport.
  const { visualViewport: viewport } = window;
  if (viewport?.scale === 1 && bottom > viewport.offsetTop + viewport.height) return 2;
  const { activeElement } = document;
  if (activeElement?.matches(TEXT_FIELD) && covers(visibleBoxOf(activeElement))) return 2;
  if ([...document.querySelectorAll(`${POPUP}, ${BAR}`)].some(covers)) return 2;
  return [...document.querySelectorAll(FIELD)].some((field) => coversField(region, area, field)) ? 1 : 0;
}

/**
 * Returns the visible box of a field: many inputs are hidden in their label; others have a frame
 * with icons, buttons and padding.
 */
function visibleBoxOf(field: Element): Element {
  return field.closest('label, [data-field-frame]') ?? field;
}

/** Whether messages cover the visible box of a field. Some fields are scrolled below a header. */
function coversField(region: HTMLElement, area: Area, field: Element): boolean {
  const seen = visibleBoxOf(field);
  const rect = seen.getBoundingClientRect();
  if (!overlap(area, rect)) return false;
  const x = (Math.max(area.left, rect.left) + Math.min(area.right, rect.right)) / 2;
  const y = (Math.max(area.top, rect.top) + Math.min(area.bottom, rect.bottom)) / 2;
  const topmost = document.elementsFromPoint(x, y).find((element) => !region.contains(element));
  // During a view transition, hit testing finds only the root.
  return topmost === document.documentElement || (topmost !== undefined && seen.contains(topmost));
}
