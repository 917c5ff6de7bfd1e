import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { overlap, restingArea } from '../../foundations/area.ts';
import type { Area } from '../../foundations/TapGuard/isRepeatedPress.ts';

/** Where messages may be, the best place first. */
const PLACEMENTS = ['bottom', 'bottom-end', 'top', 'top-end', 'header'] as const;
/** Milliseconds without a scroll event after which a scroll has ended. Safari knows no `scrollend`. */
const SCROLL_END = 100;

/** Fields whose text is typed: nothing may cover them while they have the focus. */
const TEXT_FIELD =
  'input:is(:not([type]), [type="text"], [type="tel"], [type="email"], [type="password"], [type="search"]), textarea';
/** Everything that a value is entered or chosen with. */
const FIELD =
  'input:not([type="hidden"]), textarea, select, [role="combobox"], [role="radio"], [aria-haspopup="listbox"]';
/** Popups that are used while they are open; those of a modal layer are its panel. */
const POPUP = '[role$="dialog"], [role="menu"], [role="listbox"]';
/** Bars that stay where they are, and the notice of the network, which has a button. */
const BAR = '[data-action-bar], [data-notice][data-placement]';

/**
 * Keeps messages off modal layers, open popups, action bars, the keyboard and fields. Sets `data-placement` of the region to the
 * first place that covers none of them: `bottom`, `top` (below the header) or `header` (over the header). In wide windows `bottom-end`
 * and `top-end` are the corners beside a form; in narrow ones they are the same place as `bottom`. Sets it to `none` where a modal
 * layer leaves no room at all.
 *
 * @param region of the messages
 * @param turns  which messages are shown
 */
export function usePlacement(region: RefObject<HTMLElement | null>, turns: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages have another height
  useLayoutEffect(() => {
    if (region.current) place(region.current);
  }, [region, turns]);

  useEffect(() => {
    const element = region.current;
    if (!element || turns === '') return;
    const update = () => place(element);
    const gone = new AbortController();
    const { signal } = gone;
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
    // Layers and popups are children of the body; their content may come late.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(update) : undefined;
    const followLayers = () => {
      sizes?.disconnect();
      // The page grows and shrinks, and what lies below the messages moves.
      sizes?.observe(document.body);
      for (const panel of document.querySelectorAll(POPUP)) sizes?.observe(panel);
      update();
    };
    const layers = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target === document.body)) followLayers();
      else updateLater();
    });
    // Another screen may be as tall as the one before.
    layers.observe(document.body, { childList: true, subtree: true });
    followLayers();
    return () => {
      gone.abort();
      clearTimeout(timer);
      layers.disconnect();
      sizes?.disconnect();
    };
  }, [region, turns]);
}

function place(region: HTMLElement): void {
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

/** What the messages cover where they are now: 0 nothing of importance, 1 a field, 2 what is used right now, or they are not seen. */
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
  // A magnified page shows less of itself without a keyboard, too.
  const { visualViewport: viewport } = window;
  if (viewport?.scale === 1 && bottom > viewport.offsetTop + viewport.height) return 2;
  const { activeElement } = document;
  if (activeElement?.matches(TEXT_FIELD) && covers(visibleBoxOf(activeElement))) return 2;
  if ([...document.querySelectorAll(`${POPUP}, ${BAR}`)].some(covers)) return 2;
  return [...document.querySelectorAll(FIELD)].some((field) => coversField(region, area, field)) ? 1 : 0;
}

/** Returns what is seen of a field: many an input is hidden in its label, and the others have a frame with icons, buttons and padding. */
function visibleBoxOf(field: Element): Element {
  return field.closest('label, [data-field-frame]') ?? field;
}

/** Whether messages cover what is seen of a field. Some fields are scrolled below a header. */
function coversField(region: HTMLElement, area: Area, field: Element): boolean {
  const seen = visibleBoxOf(field);
  const rect = seen.getBoundingClientRect();
  if (!overlap(area, rect)) return false;
  const x = (Math.max(area.left, rect.left) + Math.min(area.right, rect.right)) / 2;
  const y = (Math.max(area.top, rect.top) + Math.min(area.bottom, rect.bottom)) / 2;
  const topmost = document.elementsFromPoint(x, y).find((element) => !region.contains(element));
  // While a view transition runs, nothing but the root is met.
  return topmost === document.documentElement || (topmost !== undefined && seen.contains(topmost));
}
