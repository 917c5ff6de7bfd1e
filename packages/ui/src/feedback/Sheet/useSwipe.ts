import { type RefObject, useEffect, useEffectEvent } from 'react';
import { along, type Edge, measure, nearestRest, restOffset, restStyle, type SnapPoint } from './drawing.ts';

export interface SwipeOptions {
  /** The panel; its styles move it by `--rest` and `--drawn`, without a transition while it has `data-drawing`. */
  panel: RefObject<HTMLElement | null>;
  edge: Edge;
  /** Where it may rest, at least one. */
  snapPoints: readonly SnapPoint[];
  /** Whether it can be thrown away. */
  isDismissable: boolean;
  /** Called when it has been. */
  onDismiss: () => void;
}

interface Gesture {
  x: number;
  y: number;
  /** What the finger scrolls as long as it does not move the panel. */
  scroller: Element | null;
  isDrawing: boolean;
  /** Pixels from the place of rest, pixels a millisecond, and when that was. */
  drawn: number;
  speed: number;
  time: number;
}

/** Less is a press. In pixels. */
const SLOP = 8;
/** Where a finger does something else. */
const OTHER_GESTURES = 'input[type=range], textarea, [data-swipe="none"]';

/**
 * A finger draws the panel out to its next place of rest, or throws it back over its edge. Content is scrolled first; the
 * browser's own scrolling takes over wherever the panel has nowhere to go.
 */
export function useSwipe({ panel, edge, snapPoints, isDismissable, onDismiss }: SwipeOptions): void {
  const land = useEffectEvent((element: HTMLElement, speed: number) => {
    const { size, over } = measure(element, edge);
    const away = { offset: size, style: '' };
    const rests = snapPoints.map((point) => ({ offset: restOffset(point, size), style: restStyle(point) }));
    const target = nearestRest(isDismissable ? [...rests, away] : rests, over, speed);
    element.style.removeProperty('--drawn');
    if (target === away) onDismiss();
    else element.style.setProperty('--rest', target.style);
  });

  useEffect(() => {
    const element = panel.current;
    return element ? followFinger(element, edge, land) : undefined;
  }, [panel, edge]);
}

/** @param onLand called with the panel's speed when the finger lets go of it */
function followFinger(panel: HTMLElement, edge: Edge, onLand: (panel: HTMLElement, speed: number) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let gesture: Gesture | undefined;

  function start({ target, touches, timeStamp: time }: TouchEvent) {
    const touch = touches[0];
    gesture = undefined;
    if (!touch || touches.length > 1 || !(target instanceof Element) || target.closest(OTHER_GESTURES)) return;
    const scroller = scrollerOf(target, panel);
    gesture = { x: touch.clientX, y: touch.clientY, scroller, isDrawing: false, drawn: 0, speed: 0, time };
  }
  function move(event: TouchEvent) {
    const touch = event.touches[0];
    if (!gesture || !touch) return;
    const { out, across } = along(panel, edge, touch.clientX - gesture.x, touch.clientY - gesture.y);
    if (!gesture.isDrawing) {
      if (Math.max(Math.abs(out), Math.abs(across)) < SLOP) return;
      if (Math.abs(across) > Math.abs(out) || !canMove(panel, edge, gesture.scroller, out)) {
        gesture = undefined;
        return;
      }
      gesture.isDrawing = true;
      panel.dataset.drawing = '';
    }
    if (event.cancelable) event.preventDefault();
    const speed = (out - gesture.drawn) / Math.max(1, event.timeStamp - gesture.time);
    gesture = { ...gesture, drawn: out, speed, time: event.timeStamp };
    panel.style.setProperty('--drawn', `${out}px`);
  }
  function end() {
    if (gesture?.isDrawing) {
      onLand(panel, gesture.speed);
      delete panel.dataset.drawing;
    }
    gesture = undefined;
  }

  panel.addEventListener('touchstart', start, { signal, passive: true });
  // Not passive: what is drawn must not be scrolled as well.
  panel.addEventListener('touchmove', move, { signal, passive: false });
  panel.addEventListener('touchend', end, { signal });
  panel.addEventListener('touchcancel', end, { signal });
  return () => listening.abort();
}

/** Towards its edge unless there is something to scroll back first; away from it as long as some of it is over the edge. */
function canMove(panel: HTMLElement, edge: Edge, scroller: Element | null, out: number): boolean {
  if (out < 0) return measure(panel, edge).over > 1;
  return edge !== 'bottom' || !scroller || scroller.scrollTop <= 0;
}

function scrollerOf(target: Element, panel: Element): Element | null {
  for (let at: Element | null = target; at && at !== panel; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
