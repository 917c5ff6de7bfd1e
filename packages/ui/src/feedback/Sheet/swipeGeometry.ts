import { isRightToLeft } from '../../intl/isRightToLeft.ts';

/** Edge of the window that a panel slides in from, and closes towards. */
export type Edge = 'bottom' | 'start' | 'end';

/** Visible part of a panel at a resting position: in pixels or as a percentage. */
export type SnapPoint = number | `${number}%`;

/** How long a panel glides on after the finger was lifted, in milliseconds. */
const GLIDE = 160;

/**
 * Returns the resting position nearest to where a panel would glide by itself.
 *
 * @param positions possible positions, at least one, each with the pixels of the panel beyond the edge
 * @param from pixels beyond the edge when the finger was lifted
 * @param speed pixels per millisecond, positive towards the edge
 */
export function nearestRest<R extends { offset: number }>(positions: readonly R[], from: number, speed: number): R {
  const aim = from + speed * GLIDE;
  return positions.reduce((best, position) =>
    Math.abs(position.offset - aim) < Math.abs(best.offset - aim) ? position : best,
  );
}

/** Returns the offset beyond the edge at a resting position, for styles. */
export function restStyle(point: SnapPoint): string {
  return `max(0px, 100% - ${typeof point === 'number' ? `${point}px` : point})`;
}

/** Returns the same offset in pixels. @param size of the panel */
export function restOffset(point: SnapPoint, size: number): number {
  return Math.max(0, size - (typeof point === 'number' ? point : (Number.parseFloat(point) / 100) * size));
}

/** Converts a finger's movement to pixels towards the panel's edge and along it. */
export function along(panel: Element, edge: Edge, x: number, y: number): { out: number; across: number } {
  if (edge === 'bottom') return { out: y, across: x };
  const isRight = (edge === 'end') !== isRightToLeft(panel);
  return { out: isRight ? x : -x, across: y };
}

/**
 * Returns the size of a panel from its edge to the opposite one, and its offset beyond the edge of
 * its layer, in pixels.
 */
export function measure(panel: HTMLElement, edge: Edge): { size: number; over: number } {
  const { top, left, right } = panel.getBoundingClientRect();
  const layer = (panel.parentElement ?? panel).getBoundingClientRect();
  if (edge === 'bottom') return { size: panel.offsetHeight, over: top + panel.offsetHeight - layer.bottom };
  return { size: panel.offsetWidth, over: Math.max(layer.left - left, right - layer.right) };
}

/** Whether a finger's movement would scroll an element. @param by the movement in pixels */
export function canScroll(element: Element, axis: 'x' | 'y', by: number): boolean {
  const { overflowX, overflowY, direction } = getComputedStyle(element);
  if (!/auto|scroll/.test(axis === 'y' ? overflowY : overflowX)) return false;
  const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = element;
  const room = axis === 'y' ? scrollHeight - clientHeight : scrollWidth - clientWidth;
  const isMirrored = axis === 'x' && direction === 'rtl';
  const before = (axis === 'y' ? scrollTop : scrollLeft) + (isMirrored ? room : 0);
  // Scroll positions are not always integers.
  return by > 0 ? before > 1 : room - before > 1;
}
