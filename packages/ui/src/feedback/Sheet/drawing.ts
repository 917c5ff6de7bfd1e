import { isRightToLeft } from '../../intl/isRightToLeft.ts';

/** Edge of the window that a panel is drawn out from, and thrown back over. */
export type Edge = 'bottom' | 'start' | 'end';

/** How much of a panel shows at a place of rest: pixels or a share of it. */
export type SnapPoint = number | `${number}%`;

/** How long a panel glides on after the finger has left it, in milliseconds. */
const GLIDE = 160;

/**
 * Where a panel comes to rest: at the place nearest to where it would glide by itself.
 *
 * @param rests where it may, at least one, each with the pixels of it that are over the edge there
 * @param from how much of it was over the edge when the finger let go, in pixels
 * @param speed pixels a millisecond, positive towards the edge
 */
export function nearestRest<R extends { offset: number }>(rests: readonly R[], from: number, speed: number): R {
  const aim = from + speed * GLIDE;
  return rests.reduce((best, rest) => (Math.abs(rest.offset - aim) < Math.abs(best.offset - aim) ? rest : best));
}

/** How much of a panel is over its edge at a place of rest, for styles. */
export function restStyle(point: SnapPoint): string {
  return `max(0px, 100% - ${typeof point === 'number' ? `${point}px` : point})`;
}

/** The same, in pixels. @param size of the panel */
export function restOffset(point: SnapPoint, size: number): number {
  return Math.max(0, size - (typeof point === 'number' ? point : (Number.parseFloat(point) / 100) * size));
}

/** A finger's way as pixels towards the panel's edge and along it. */
export function along(panel: Element, edge: Edge, x: number, y: number): { out: number; across: number } {
  if (edge === 'bottom') return { out: y, across: x };
  const isRight = (edge === 'end') !== isRightToLeft(panel);
  return { out: isRight ? x : -x, across: y };
}

/** Size of a panel from its edge to the opposite one, and how much of that is over the edge of its layer, in pixels. */
export function measure(panel: HTMLElement, edge: Edge): { size: number; over: number } {
  const { top, left, right } = panel.getBoundingClientRect();
  const layer = (panel.parentElement ?? panel).getBoundingClientRect();
  if (edge === 'bottom') return { size: panel.offsetHeight, over: top + panel.offsetHeight - layer.bottom };
  return { size: panel.offsetWidth, over: Math.max(layer.left - left, right - layer.right) };
}

/** Whether a finger that goes down or up, or right or left, would scroll an element. @param by the finger's way, pixels */
export function canScroll(element: Element, axis: 'x' | 'y', by: number): boolean {
  const { overflowX, overflowY, direction } = getComputedStyle(element);
  if (!/auto|scroll/.test(axis === 'y' ? overflowY : overflowX)) return false;
  const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = element;
  const room = axis === 'y' ? scrollHeight - clientHeight : scrollWidth - clientWidth;
  const isMirrored = axis === 'x' && direction === 'rtl';
  const before = (axis === 'y' ? scrollTop : scrollLeft) + (isMirrored ? room : 0);
  // Positions are not always whole.
  return by > 0 ? before > 1 : room - before > 1;
}
