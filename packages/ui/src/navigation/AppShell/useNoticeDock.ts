import { type RefObject, useEffect } from 'react';
import { overlap, restingArea } from '../../foundations/area.ts';
import { noteLayerChange } from '../../foundations/TapGuard/tapGuard.ts';
import { noticeProperty, noticeRoomProperty } from '../../theme/noticeHeight.ts';

/** The best place first. */
const PLACEMENTS = ['bottom', 'top'] as const;
const PANEL = '[data-modal-layer] > *';
/** What a person uses, unlike a heading that has the focus to be read out. */
const CONTROL = 'a, button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/**
 * Places the notice over the page without moving anything. Sets its `data-placement` while there is one: `bottom`, above the lower
 * bars, or `top`, below the header, where the other place covers the control with the focus, the panel of a modal layer or is
 * below a keyboard on the screen; `none` where a modal layer fills the window. Sets `noticeProperty` and `noticeRoomProperty` of the
 * root element, so that the end of the page can be scrolled clear of the notice.
 */
export function useNoticeDock(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dock.current;
    if (!element || !('ResizeObserver' in window)) return;
    let following: AbortController | undefined;
    const observer = new ResizeObserver(() => {
      const isShown = element.offsetHeight > 0;
      if (isShown === (following !== undefined)) {
        if (isShown) place(element);
        return;
      }
      following?.abort();
      following = isShown ? new AbortController() : undefined;
      if (following) follow(element, following.signal);
      else hide(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (!following) return;
      following.abort();
      hide(element);
    };
  }, [dock]);
}

/** Places a notice, now and whenever something changes that it must not cover. */
function follow(element: HTMLElement, signal: AbortSignal): void {
  const update = () => place(element);
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, update, { signal });
  window.addEventListener('resize', update, { signal });
  window.visualViewport?.addEventListener('resize', update, { signal });
  // Layers are children of the body; their content may come late.
  const sizes = new ResizeObserver(update);
  const layers = new MutationObserver(() => {
    sizes.disconnect();
    for (const panel of document.querySelectorAll(PANEL)) sizes.observe(panel);
    update();
  });
  layers.observe(document.body, { childList: true });
  signal.addEventListener('abort', () => {
    layers.disconnect();
    sizes.disconnect();
  });
  update();
  noteLayerChange(element.getBoundingClientRect());
}

function place(element: HTMLElement): void {
  // It goes before its observer is told.
  if (element.offsetHeight === 0) return;
  const before = element.dataset.placement;
  const free = PLACEMENTS.find((placement) => {
    element.dataset.placement = placement;
    return !isHindered(element);
  });
  const placement = free ?? (document.querySelector('[data-modal-layer]') ? 'none' : 'bottom');
  element.dataset.placement = placement;
  if (before !== undefined && before !== placement) noteLayerChange(element.getBoundingClientRect());
  const height = `${element.offsetHeight}px`;
  const { style } = document.documentElement;
  style.setProperty(noticeRoomProperty, height);
  if (placement === 'bottom') style.setProperty(noticeProperty, height);
  else style.removeProperty(noticeProperty);
}

function isHindered(element: HTMLElement): boolean {
  const area = element.getBoundingClientRect();
  // A magnified page shows less of itself without a keyboard, too.
  const { visualViewport: viewport } = window;
  if (viewport?.scale === 1 && area.bottom > viewport.offsetTop + viewport.height + 1) return true;
  if ([...document.querySelectorAll(PANEL)].some((panel) => overlap(area, restingArea(panel)))) return true;
  const { activeElement: focused } = document;
  if (!focused?.matches(CONTROL) || element.contains(focused)) return false;
  return focused.matches(':focus-visible') && overlap(area, focused.getBoundingClientRect());
}

function hide(element: HTMLElement): void {
  // It has no height any more; a double press on its button must not reach what is below it.
  const { left, right, bottom } = element.getBoundingClientRect();
  const room = Number.parseFloat(document.documentElement.style.getPropertyValue(noticeRoomProperty)) || 0;
  noteLayerChange({ left, right, top: bottom - room, bottom: bottom + room });
  delete element.dataset.placement;
  document.documentElement.style.removeProperty(noticeProperty);
  releaseRoom(element);
}

/** Removes the room at the end of the page once that moves nothing: at the very end, the page would slide down. */
function releaseRoom(element: HTMLElement): void {
  const { style, scrollHeight, clientHeight } = document.documentElement;
  const room = Number.parseFloat(style.getPropertyValue(noticeRoomProperty)) || 0;
  if (element.dataset.placement !== undefined) return;
  if (scrollHeight - clientHeight - window.scrollY >= room) style.removeProperty(noticeRoomProperty);
  else window.addEventListener('scroll', () => releaseRoom(element), { once: true, passive: true });
}
