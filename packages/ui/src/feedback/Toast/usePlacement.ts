import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** A part of the window, in pixels. */
type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const FIELD =
  'input:is(:not([type]), [type="text"], [type="tel"], [type="email"], [type="password"], [type="search"]), textarea';
/** Popups that are used while they are open; those of a modal layer are its panel. */
const POPUP = '[role$="dialog"], [role="menu"], [role="listbox"]';

/**
 * Keeps messages off modal layers, open popups, action bars, the keyboard and fields: sets `data-placement` of the region to
 * `bottom`, to `top` where the bottom has no room, or to `none` where a modal layer leaves no room at all.
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
    // Layers and popups are children of the body; their content may come late.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(update) : undefined;
    const followLayers = () => {
      sizes?.disconnect();
      for (const panel of document.querySelectorAll(POPUP)) sizes?.observe(panel);
      update();
    };
    const layers = new MutationObserver(followLayers);
    layers.observe(document.body, { childList: true });
    followLayers();
    return () => {
      gone.abort();
      layers.disconnect();
      sizes?.disconnect();
    };
  }, [region, turns]);
}

function place(region: HTMLElement): void {
  region.dataset.placement = 'bottom';
  const bottom = hindrance(region);
  if (bottom === 0) return;
  region.dataset.placement = 'top';
  const top = hindrance(region);
  if (top < bottom) return;
  const isBlocked = bottom === 2 && document.querySelector('[data-modal-layer]') !== null;
  region.dataset.placement = isBlocked ? 'none' : 'bottom';
}

/** What the messages cover where they are now: 0 nothing of importance, 1 a field, 2 what is used right now, or they are not seen. */
function hindrance(region: HTMLElement): 0 | 1 | 2 {
  const { top, bottom } = region.getBoundingClientRect();
  const toasts = [...region.querySelectorAll('[data-tone]')].map((toast) => toast.getBoundingClientRect());
  const area = {
    ...{ top, bottom },
    ...{ left: Math.min(...toasts.map(({ left }) => left)), right: Math.max(...toasts.map(({ right }) => right)) },
  };
  const covers = (element: Element) => overlap(area, restingArea(element));
  // A magnified page shows less of itself without a keyboard, too.
  const { visualViewport: viewport } = window;
  if (viewport?.scale === 1 && bottom > viewport.offsetTop + viewport.height) return 2;
  const { activeElement } = document;
  if (activeElement?.matches(FIELD) && covers(activeElement)) return 2;
  if ([...document.querySelectorAll(`${POPUP}, [data-action-bar]`)].some(covers)) return 2;
  return [...document.querySelectorAll(FIELD)].some(covers) ? 1 : 0;
}

/** Where an element is once it has come to rest: a layer's panel moves while it opens. */
function restingArea(element: Element): Area {
  if (!(element instanceof HTMLElement) || !element.parentElement?.matches('[data-modal-layer]'))
    return element.getBoundingClientRect();
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = element;
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
