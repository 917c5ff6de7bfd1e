import { type RefObject, useEffect } from 'react';
import { useEffectEvent } from '../../foundations/useEffectEvent.ts';
import {
  along,
  canScroll,
  type Edge,
  measure,
  nearestRest,
  restOffset,
  restStyle,
  type SnapPoint,
} from './swipeGeometry.ts';

export interface SwipeOptions {
  /** The panel. Its styles move it by `--rest` and `--drag-offset`, without a transition while it has `data-dragging`. */
  panel: RefObject<HTMLElement | null>;
  edge: Edge;
  /** Resting positions, at least one. */
  snapPoints: readonly SnapPoint[];
  /** Whether a swipe can close it. */
  isDismissable: boolean;
  /** Called when a swipe has closed it. */
  onDismiss: () => void;
}

interface Gesture {
  finger: number;
  target: Element;
  x: number;
  y: number;
  isDragging: boolean;
  /** Pixels from the resting position, pixels per millisecond, and the time of that measurement. */
  dragOffset: number;
  speed: number;
  time: number;
}

/** Smaller movements are a press. In pixels. */
const SLOP = 8;
/** After this pause without movement, lifting the finger has no speed. In milliseconds. */
const STILL = 80;
/** Elements with touch gestures of their own. */
const OTHER_GESTURES = 'input[type=range], textarea, [data-swipe="none"]';

/**
 * Handles swipes: drags the panel to its next resting position, or closes it. Content scrolls
 * first, and native scrolling applies where the panel cannot move.
 */
export function useSwipe({ panel, edge, snapPoints, isDismissable, onDismiss }: SwipeOptions): void {
  const land = useEffectEvent((element: HTMLElement, speed: number, canLeave: boolean) => {
    const { size, over } = measure(element, edge);
    const away = { offset: size, style: '' };
    const rests = snapPoints.map((point) => ({ offset: restOffset(point, size), style: restStyle(point) }));
    const target = nearestRest(isDismissable && canLeave ? [...rests, away] : rests, over, speed);
    if (target === away) onDismiss();
    else element.style.setProperty('--rest', target.style);
  });

  useEffect(() => {
    const element = panel.current;
    return element ? followFinger(element, edge, land) : undefined;
  }, [panel, edge]);

  const show = useEffectEvent((element: HTMLElement) => {
    const { size, over } = measure(element, edge);
    const fullest = Math.min(...snapPoints.map((point) => restOffset(point, size)));
    if (over > fullest + 1) element.style.setProperty('--rest', `${fullest}px`);
  });
  useEffect(() => {
    const element = panel.current;
    // Keyboard users must see the focused element.
    const follow = ({ target }: FocusEvent) => {
      if (element && target !== element && target instanceof Element && isBeyond(target, element)) show(element);
    };
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, [panel]);
}

/** Whether a part of an element is beyond the edge of the layer that contains its panel. */
function isBeyond(element: Element, panel: Element): boolean {
  const { bottom, left, right } = element.getBoundingClientRect();
  const layer = (panel.parentElement ?? panel).getBoundingClientRect();
  return bottom > layer.bottom || left < layer.left || right > layer.right;
}

/** @param onLand called when the panel is released: with its speed, and whether the user released it */
function followFinger(
  panel: HTMLElement,
  edge: Edge,
  onLand: (panel: HTMLElement, speed: number, isWanted: boolean) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let gesture: Gesture | undefined;

  function start({ target, touches, timeStamp: time }: TouchEvent) {
    const touch = touches[0];
    if (gesture || !touch || touches.length > 1) return letGo(0, false);
    if (!(target instanceof Element) || target.closest(OTHER_GESTURES) || getSelection()?.isCollapsed === false) return;
    const { identifier: finger, clientX: x, clientY: y } = touch;
    gesture = { finger, target, x, y, isDragging: false, dragOffset: 0, speed: 0, time };
  }
  function move(event: TouchEvent) {
    const touch = [...event.touches].find(({ identifier }) => identifier === gesture?.finger);
    if (!gesture || !touch) return;
    const { out, across } = along(panel, edge, touch.clientX - gesture.x, touch.clientY - gesture.y);
    if (!gesture.isDragging) {
      if (Math.max(Math.abs(out), Math.abs(across)) < SLOP) return;
      const by = edge === 'bottom' ? out : touch.clientX - gesture.x;
      if (Math.abs(across) > Math.abs(out) || !event.cancelable || !canDraw(panel, edge, gesture.target, out, by)) {
        gesture = undefined;
        return;
      }
      gesture.isDragging = true;
      panel.dataset.drawing = '';
    }
    if (event.cancelable) event.preventDefault();
    const speed = (out - gesture.dragOffset) / Math.max(1, event.timeStamp - gesture.time);
    gesture = { ...gesture, dragOffset: out, speed, time: event.timeStamp };
    panel.style.setProperty('--drag-offset', `${out}px`);
  }
  function letGo(speed: number, isWanted: boolean) {
    const wasDrawing = gesture?.isDragging ?? false;
    gesture = undefined;
    if (!wasDrawing) return;
    // Its position is measured before it starts to move.
    onLand(panel, speed, isWanted);
    panel.style.removeProperty('--drag-offset');
    delete panel.dataset.drawing;
  }

  panel.addEventListener('touchstart', start, { signal, passive: true });
  // Not passive: a drag must prevent scrolling.
  panel.addEventListener('touchmove', move, { signal, passive: false });
  panel.addEventListener(
    'touchend',
    ({ timeStamp }) => letGo(gesture && timeStamp - gesture.time < STILL ? gesture.speed : 0, true),
    { signal },
  );
  panel.addEventListener('touchcancel', () => letGo(0, false), { signal });
  return () => {
    listening.abort();
    letGo(0, false);
  };
}

/**
 * Whether the panel can be dragged: towards its edge, or away from it while a part is beyond the
 * edge. Scrollable content has priority.
 */
function canDraw(panel: HTMLElement, edge: Edge, target: Element, out: number, by: number): boolean {
  if (out < 0) return measure(panel, edge).over > 1;
  for (let at: Element | null = target; at && at !== panel; at = at.parentElement)
    if (canScroll(at, edge === 'bottom' ? 'y' : 'x', by)) return false;
  return true;
}
