import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState, type WheelEvent } from 'react';

const MOST = 4;
const STEP = 1.5;
/** Minimum swipe distance to switch the picture, px. */
const SWIPE = 48;

interface View {
  scale: number;
  /** Offset of the picture's center from that of its frame, px. */
  x: number;
  y: number;
}
const whole: View = { scale: 1, x: 0, y: 0 };

export interface ZoomOptions {
  /** The visible frame. */
  frame: RefObject<HTMLElement | null>;
  /** The magnified content of the frame. */
  content: RefObject<HTMLElement | null>;
  /** Called on a swipe while not zoomed: 1 to the left, -1 to the right. */
  onSwipe: (direction: 1 | -1) => void;
}

/** Zooms the content of a frame by buttons, wheel, double click and pinch, and moves it with one finger. */
export function useZoom({ frame, content, onSwipe }: ZoomOptions) {
  const [view, setView] = useState(whole);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  /** Where the only finger of a gesture touched; `undefined` once there were two. */
  const start = useRef<{ x: number; y: number }>(undefined);

  // Set by script: a strict Content-Security-Policy refuses style attributes in HTML.
  useLayoutEffect(() => {
    if (!content.current) return;
    content.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  });

  function show(next: (before: View) => View) {
    setView((before) => {
      const { scale, x, y } = next(before);
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
      // At most up to the picture's edge.
      const bound = (value: number, side: number) => {
        const most = (side * (scale - 1)) / 2;
        return Math.max(-most, Math.min(most, value));
      };
      return { scale, x: bound(x, clientWidth), y: bound(y, clientHeight) };
    });
  }
  const zoomBy = (factor: number) =>
    show((before) => {
      const scale = Math.max(1, Math.min(MOST, before.scale * factor));
      const growth = scale / before.scale;
      return { scale, x: before.x * growth, y: before.y * growth };
    });
  const panBy = (x: number, y: number) => show((before) => ({ ...before, x: before.x + x, y: before.y + y }));
  const reset = () => setView(whole);

  function spread(): number {
    const [one, other] = [...pointers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
  function release(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId) || !start.current || view.scale > 1) return;
    const travelled = event.clientX - start.current.x;
    if (Math.abs(travelled) > SWIPE) onSwipe(travelled < 0 ? 1 : -1);
  }

  return {
    scale: view.scale,
    isZoomed: view.scale > 1,
    canZoomIn: view.scale < MOST,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    reset,
    panBy,
    /** Props to spread over the frame. */
    frameProps: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = { x: event.clientX, y: event.clientY };
        start.current = pointers.current.size === 0 ? point : undefined;
        pointers.current.set(event.pointerId, point);
      },
      onPointerMove(event: PointerEvent) {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const apart = spread();
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (pointers.current.size === 2 && apart > 0) zoomBy(spread() / apart);
        else if (view.scale > 1) panBy(event.clientX - before.x, event.clientY - before.y);
      },
      onPointerUp: release,
      onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
      onDoubleClick: () => (view.scale > 1 ? reset() : zoomBy(2)),
      onWheel({ deltaY }: WheelEvent) {
        if (deltaY !== 0) zoomBy(deltaY < 0 ? 1.15 : 1 / 1.15);
      },
    },
  };
}
