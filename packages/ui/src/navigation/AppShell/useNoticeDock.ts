import { type RefObject, useEffect } from 'react';
import { overlap, restingArea } from '../../foundations/elementArea.ts';
import { noteLayerChange } from '../../foundations/TapGuard/tapGuard.ts';
import { noticeProperty, noticeRoomProperty } from '../../theme/noticeHeight.ts';

/** Placements, best first. */
const PLACEMENTS = ['bottom', 'top'] as const;
const PANEL = '[data-modal-layer] > *';
/** Controls in use, unlike a heading that has the focus to be announced. */
const CONTROL = 'a, button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/**
 * Places the notice over the page without moving anything. Sets its `data-placement` while there is
 * one: `bottom`, above the lower bars, or `top`, below the header. It uses `top` where `bottom`
 * would cover the focused control or the panel of a modal layer, or is below an on-screen keyboard.
 * Sets `none` where a modal layer fills the window. Sets `noticeProperty` and `noticeRoomProperty`
 * of the root element, so that the end of the page can scroll clear of the notice.
 */
export function useNoticeDock(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dock.current;
    if (!element || !('ResizeObserver' in window)) return;
    let following: AbortController | undefined;
    const observer = new ResizeObserver(() => {
      const isShown = element.offsetHeight > 0;
      if (isShown && following) updatePlacement(element);
      else if (isShown) {
        following = new AbortController();
        follow(element, following.signal);
      } else if (following) {
        following.abort();
        following = undefined;
        hide(element);
      }
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

/** Places a notice, now and whenever something that it must not cover changes. */
function follow(element: HTMLElement, signal: AbortSignal): void {
  const update = () => updatePlacement(element);
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, update, { signal });
  window.addEventListener('resize', update, { signal });
  window.visualViewport?.addEventListener('resize', update, { signal });
  // Layers are children of the body; their content may load later.
  const sizes = new ResizeObserver(update);
  const followPanels = () => {
    sizes.disconnect();
    for (const panel of document.querySelectorAll(PANEL)) sizes.observe(panel);
    update();
  };
  const layers = new MutationObserver(followPanels);
  layers.observe(document.body, { childList: true });
  signal.addEventListener('abort', () => {
    layers.disconnect();
    sizes.disconnect();
  });
  followPanels();
  noteLayerChange(element.getBoundingClientRect());
}

function updatePlacement(element: HTMLElement): void {
  // Its content may be removed before its observer fires.
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
  // Zooming also shrinks the visual viewport.
  const { visualViewport: viewport } = window;
  if (viewport?.scale === 1 && area.bottom > viewport.offsetTop + viewport.height + 1) return true;
  if ([...document.querySelectorAll(PANEL)].some((panel) => overlap(area, restingArea(panel)))) return true;
  const { activeElement: focused } = document;
  if (!focused?.matches(CONTROL) || element.contains(focused)) return false;
  return focused.matches(':focus-visible') && overlap(area, focused.getBoundingClientRect());
}

function hide(element: HTMLElement): void {
  // It has no height any more; a double press on its button must not press the content below.
  const { left, right, bottom } = element.getBoundingClientRect();
  const room = reservedRoom();
  noteLayerChange({ left, right, top: bottom - room, bottom: bottom + room });
  delete element.dataset.placement;
  document.documentElement.style.removeProperty(noticeProperty);
  releaseRoom(element);
}

/** Removes the space at the end of the page once that moves nothing: at the very end, the page would jump. */
function releaseRoom(element: HTMLElement): void {
  const { style, scrollHeight, clientHeight } = document.documentElement;
  if (element.dataset.placement !== undefined) return;
  if (scrollHeight - clientHeight - window.scrollY >= reservedRoom()) style.removeProperty(noticeRoomProperty);
  else window.addEventListener('scroll', () => releaseRoom(element), { once: true, passive: true });
}

/** Returns the space at the end of the page for a notice, in px. */
function reservedRoom(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue(noticeRoomProperty)) || 0;
}
